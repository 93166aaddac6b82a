const LABEL = 'Asking';
const LABEL_WIDTH_PX = 44;
const GAP_PX = 6;
const HALF_PX = 4;

interface AskingMarkProps {
  /** Both ends of what is asked, on the drawing. */
  from: number;
  to: number;
  y: number;
  width: number;
}

/** What is asked, as a measured length on the value's own scale. */
export function AskingMark({ from, to, y, width }: AskingMarkProps) {
  const fitsRight = to + GAP_PX + LABEL_WIDTH_PX < width;
  return (
    <g>
      <path
        d={`M${from},${y - HALF_PX}v${2 * HALF_PX}M${from},${y}H${to}M${to},${y - HALF_PX}v${2 * HALF_PX}`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2}
      />
      <text
        x={fitsRight ? to + GAP_PX : from - GAP_PX}
        y={y + HALF_PX}
        textAnchor={fitsRight ? 'start' : 'end'}
        stroke="var(--surface)"
        strokeWidth={3}
        paintOrder="stroke"
        className="fill-ink text-11 font-medium"
      >
        {LABEL}
      </text>
    </g>
  );
}
