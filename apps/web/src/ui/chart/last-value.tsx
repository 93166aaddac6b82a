import { type ChartSeries, type ChartSpec, numberAt } from './chart-spec.ts';
import type { PlotGeometry } from './plot-geometry.ts';

interface LastValueProps {
  spec: ChartSpec;
  series: ChartSeries;
  colour: string;
  geometry: PlotGeometry;
  /** With the series' name beside it, where there is room. */
  named: boolean;
  /** Moves the name down, off another line's. */
  shiftPx: number;
}

/** Marks the end of a line with its name and, for the subject, its value. */
export function LastValue({ spec, series, colour, geometry, named, shiftPx }: LastValueProps) {
  const lastIndex = spec.points.findLastIndex((point) => numberAt(point, series.key) !== null);
  const value = numberAt(spec.points[lastIndex], series.key);
  if (value === null) return null;
  const [x, y] = [geometry.xOf(lastIndex), geometry.yOf(value)];
  const subject = (series.role ?? 'subject') === 'subject';
  return (
    <g className="text-12">
      {subject ? (
        <>
          <circle cx={x} cy={y} r={3} fill={colour} />
          <text x={x + 4} y={y - 10} textAnchor="end" className="fill-ink font-semibold">
            {spec.y.format(value)}
          </text>
        </>
      ) : null}
      {named ? (
        <text x={x + 9} y={y + 4 + shiftPx} className={subject ? 'fill-accent font-medium' : 'fill-muted'}>
          {series.label}
        </text>
      ) : null}
    </g>
  );
}
