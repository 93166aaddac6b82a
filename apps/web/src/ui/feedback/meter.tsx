import { clsx } from 'clsx';

const TONES = {
  accent: 'bg-accent',
  positive: 'bg-positive-fill',
  caution: 'bg-caution-fill',
  danger: 'bg-danger-fill',
};

type MeterTone = keyof typeof TONES;

interface MeterProps {
  /** 0 to 1; null is shown as 'no data', which is not zero. */
  share: number | null;
  tone?: MeterTone;
  /** Marks on the scale, 0 to 1. */
  ticks?: readonly number[];
  className?: string;
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** A bar on its scale, as a drawing: the words beside it carry the meaning. */
export function Meter({ share, tone = 'accent', ticks = [], className }: MeterProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'hairline relative block h-2 rounded-[2px]',
        share === null ? 'hatch-none' : 'bg-sunken',
        className,
      )}
    >
      {share === null ? null : (
        <span
          className={clsx('absolute inset-y-0 left-0 rounded-[2px]', TONES[tone])}
          style={{ width: percent(share) }}
        />
      )}
      {ticks.map((tick) => (
        <span key={tick} className="absolute -inset-y-1 w-px bg-faint" style={{ left: percent(tick) }} />
      ))}
    </span>
  );
}
