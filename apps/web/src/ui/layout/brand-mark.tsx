interface BrandMarkProps {
  size?: number;
  /** The bare strokes in the current colour, for use as an icon. */
  plain?: boolean;
  className?: string;
}

/** The surveyor's bench mark: three rays to a level line. */
const STROKES = 'M5.5 6.5h13M12 7 6.8 18M12 7v11M12 7l5.2 11';

export function BrandMark({ size = 24, plain = false, className }: BrandMarkProps) {
  const ink = plain ? 'currentColor' : 'var(--on-accent)';
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" className={className}>
      {plain ? null : <rect width="24" height="24" rx="5" fill="var(--accent)" />}
      <path d={STROKES} stroke={ink} strokeWidth={plain ? 2 : 1.7} fill="none" strokeLinecap="square" />
    </svg>
  );
}
