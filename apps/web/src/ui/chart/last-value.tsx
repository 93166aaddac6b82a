import { type ChartSeries, type ChartSpec, numberAt } from './chart-spec.ts';

interface LastValueProps {
  cx?: number;
  cy?: number;
  index?: number;
  spec: ChartSpec;
  series: ChartSeries;
  colour: string;
  /** With the series' name beside it, where there is room. */
  named: boolean;
  /** Moves the name down, off another line's. */
  shiftPx: number;
}

/** Marks the end of a line with its name and, for the subject, its value. */
export function LastValue({ cx, cy, index, spec, series, colour, named, shiftPx }: LastValueProps) {
  const lastIndex = spec.points.findLastIndex((point) => numberAt(point, series.key) !== null);
  if (index !== lastIndex || cx === undefined || cy === undefined) return <g />;
  const value = numberAt(spec.points[lastIndex], series.key);
  const subject = (series.role ?? 'subject') === 'subject';
  return (
    <g className="text-12">
      {subject ? <circle cx={cx} cy={cy} r={3} fill={colour} /> : null}
      {subject && value !== null ? (
        <text x={cx + 4} y={cy - 10} textAnchor="end" className="fill-ink font-semibold">
          {spec.y.format(value)}
        </text>
      ) : null}
      {named ? (
        <text x={cx + 9} y={cy + 4 + shiftPx} className={subject ? 'fill-accent font-medium' : 'fill-muted'}>
          {series.label}
        </text>
      ) : null}
    </g>
  );
}
