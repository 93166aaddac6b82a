import { linePath } from './line-path.ts';

const WIDTH = 76;
const HEIGHT = 22;
const TONES = { accent: 'var(--accent)', muted: 'var(--muted)' };

interface SparklineProps {
  /** The oldest first; gaps stay gaps. */
  values: readonly (number | null)[];
  tone?: keyof typeof TONES;
}

/** A line without axes, beside the figure that it leads to. A drawing: the table has the numbers. */
export function Sparkline({ values, tone = 'muted' }: SparklineProps) {
  const line = linePath(values, WIDTH, HEIGHT);
  if (!line) return null;
  return (
    <svg
      aria-hidden="true"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="flex-none"
    >
      <path d={line.path} fill="none" stroke={TONES[tone]} strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={line.last.x} cy={line.last.y} r={2.2} fill={TONES[tone]} />
    </svg>
  );
}
