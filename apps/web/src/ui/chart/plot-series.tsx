import { type ChartSeries, type ChartSpec, numberAt, type SeriesRole } from './chart-spec.ts';
import { LastValue } from './last-value.tsx';
import { areaPath, barsOf, linePath, type PlotGeometry, runsOf } from './plot-geometry.ts';

export const SERIES_COLOURS: Record<SeriesRole, string> = {
  subject: 'var(--accent)',
  context: 'var(--faint)',
  danger: 'var(--danger-fill)',
};
const AREA_FILLS: Record<SeriesRole, string> = {
  subject: 'var(--accent-soft)',
  context: 'var(--sunken)',
  danger: 'var(--danger-soft)',
};
const BAR_FILLS: Record<SeriesRole, string> = { ...SERIES_COLOURS, context: 'var(--rule)' };
const ACTIVE_DOT_PX = 3.5;

interface PlotSeriesProps {
  spec: ChartSpec;
  series: ChartSeries;
  geometry: PlotGeometry;
  /** The point that somebody looks at. */
  active: number | null;
  /** With its name at the end, where there is room, moved down off another's. */
  named: boolean;
  shiftPx: number;
}

export function PlotSeries(props: PlotSeriesProps) {
  const { spec, series, geometry, active, named, shiftPx } = props;
  const role = series.role ?? 'subject';
  if (spec.kind === 'bar') {
    const bars = barsOf(spec, { at: spec.series.indexOf(series), key: series.key }, geometry);
    return bars.map((bar) => <rect key={bar.x} {...bar} rx={1} fill={BAR_FILLS[role]} />);
  }
  const { xOf, yOf } = geometry;
  const colour = SERIES_COLOURS[role];
  const runs = runsOf(spec, series.key, geometry);
  const activeValue = active === null ? null : numberAt(spec.points[active], series.key);
  return (
    <>
      {spec.kind === 'area' ? <path d={areaPath(runs, yOf(0))} fill={AREA_FILLS[role]} /> : null}
      <path
        d={linePath(runs)}
        fill="none"
        stroke={colour}
        strokeWidth={role === 'context' ? 1.25 : 2}
        strokeDasharray={series.dashed ? '3 3' : undefined}
      />
      <LastValue
        spec={spec}
        series={series}
        colour={colour}
        geometry={geometry}
        named={named}
        shiftPx={shiftPx}
      />
      {active === null || activeValue === null ? null : (
        <circle cx={xOf(active)} cy={yOf(activeValue)} r={ACTIVE_DOT_PX} fill={colour} />
      )}
    </>
  );
}
