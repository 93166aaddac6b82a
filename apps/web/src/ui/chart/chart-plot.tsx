import { tickTexts } from '@propguard/rules/drawing/tick-texts';
import {
  Area,
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useElementWidth } from '../layout/use-element-width.ts';
import { type ChartSeries, type ChartSpec, type SeriesRole, xText } from './chart-spec.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { endLabelShifts } from './end-labels.ts';
import { LastValue } from './last-value.tsx';
import { halfNamePx, namedPoints } from './named-points.ts';
import { valueAxisOf } from './value-axis.ts';

const COLOURS: Record<SeriesRole, string> = {
  subject: 'var(--accent)',
  context: 'var(--faint)',
  danger: 'var(--danger-fill)',
};
const AREA_FILLS: Record<SeriesRole, string> = {
  subject: 'var(--accent-soft)',
  context: 'var(--sunken)',
  danger: 'var(--danger-soft)',
};

const BAR_FILLS: Record<SeriesRole, string> = { ...COLOURS, context: 'var(--rule)' };

const TICK_LOOK = { fontSize: 11, fill: 'var(--muted)' };
const LABEL_ROOM_PX = 84;
const NARROW_PX = 420;
const TOP_ROOM_PX = 18;
const BOTTOM_ROOM_PX = 4;
const X_AXIS_HEIGHT_PX = 26;
const Y_AXIS_WIDTH_PX = 52;
/** At least so much for the last name on the axis, half of which stands beyond its point. */
const RIGHT_ROOM_PX = 24;

interface ChartPlotProps {
  spec: ChartSpec;
  heightPx: number;
  maxTicks: number;
}

export function ChartPlot({ spec, heightPx, maxTicks }: ChartPlotProps) {
  const [frameRef, width] = useElementWidth<HTMLDivElement>(640);
  const { x, y } = spec;
  const axis = valueAxisOf(spec, maxTicks);
  const tickNames = tickTexts(axis.ticks, y.formatTick);
  const named = spec.kind !== 'bar' && width >= NARROW_PX;
  const last = spec.points.at(-1);
  const rightPx = named ? LABEL_ROOM_PX : Math.max(RIGHT_ROOM_PX, last ? halfNamePx(xText(spec, last)) : 0);
  const names = namedPoints(
    spec.points,
    (point) => xText(spec, point),
    width - Y_AXIS_WIDTH_PX - rightPx,
  ).flatMap((point) => point[x.key] ?? []);
  const axisNameHeightPx = 20;
  const plotHeightPx = heightPx - axisNameHeightPx - TOP_ROOM_PX - BOTTOM_ROOM_PX - X_AXIS_HEIGHT_PX;
  const shifts = endLabelShifts(spec, axis, plotHeightPx);
  return (
    <div ref={frameRef} className="min-w-0">
      <p
        aria-hidden="true"
        className="flex justify-between text-11 text-muted"
        style={{ height: axisNameHeightPx }}
      >
        <span>
          {y.label}, {y.unit}
        </span>
        {named ? null : <SeriesKey series={spec.series} />}
      </p>
      <ComposedChart
        width={width}
        height={heightPx - axisNameHeightPx}
        data={[...spec.points]}
        title={spec.label}
        margin={{ top: TOP_ROOM_PX, right: rightPx, bottom: BOTTOM_ROOM_PX, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey={x.key}
          tickFormatter={x.format}
          tick={TICK_LOOK}
          axisLine={{ stroke: 'var(--rule)' }}
          tickLine={{ stroke: 'var(--rule)' }}
          ticks={names}
          interval={0}
          height={X_AXIS_HEIGHT_PX}
          tickMargin={6}
          padding={spec.kind === 'bar' ? { left: 4, right: 4 } : {}}
        />
        <YAxis
          domain={axis.domain}
          ticks={axis.ticks}
          tickFormatter={(tick: number) => tickNames.get(tick) ?? y.formatTick(tick)}
          tick={TICK_LOOK}
          axisLine={false}
          tickLine={false}
          interval={0}
          width={Y_AXIS_WIDTH_PX}
          tickMargin={6}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={spec.kind === 'bar' ? { fill: 'var(--hover)' } : { stroke: 'var(--rule)' }}
          content={(state) => (
            <ChartTooltip spec={spec} point={state.active ? state.payload?.[0]?.payload : undefined} />
          )}
        />
        {spec.threshold ? (
          <ReferenceLine
            y={spec.threshold.value}
            stroke="var(--danger)"
            strokeDasharray="3 3"
            label={{
              value: spec.threshold.label,
              position: 'insideBottomLeft',
              fontSize: 11,
              fill: 'var(--danger)',
            }}
          />
        ) : null}
        {[...spec.series].reverse().map((series) => plotOf(spec, series, named, shifts.get(series.key) ?? 0))}
      </ComposedChart>
    </div>
  );
}

/** Elements rather than a component: the chart reads its children's types. */
function plotOf(spec: ChartSpec, series: ChartSeries, named: boolean, shiftPx: number) {
  const role = series.role ?? 'subject';
  const shared = { key: series.key, dataKey: series.key, name: series.label, isAnimationActive: false };
  if (spec.kind === 'bar')
    return <Bar {...shared} key={series.key} fill={BAR_FILLS[role]} maxBarSize={28} radius={1} />;
  const drawn = {
    ...shared,
    stroke: COLOURS[role],
    strokeWidth: role === 'context' ? 1.25 : 2,
    strokeDasharray: series.dashed ? '3 3' : undefined,
    connectNulls: false,
    activeDot: { r: 3.5, strokeWidth: 0 },
    dot: (dot: { cx?: number; cy?: number; index?: number }) => (
      <LastValue
        key={dot.index}
        {...dot}
        spec={spec}
        series={series}
        colour={COLOURS[role]}
        named={named}
        shiftPx={shiftPx}
      />
    ),
  };
  if (spec.kind === 'area')
    return <Area {...drawn} key={series.key} fill={AREA_FILLS[role]} fillOpacity={1} type="linear" />;
  return <Line {...drawn} key={series.key} type="linear" />;
}

/** Where there is no room beside the lines, or bars have no end to write at. */
function SeriesKey({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <span className="flex gap-3">
      {series.map((one) => (
        <span key={one.key} className="inline-flex items-center gap-1.5">
          <span className="size-2 rounded-[1px]" style={{ background: COLOURS[one.role ?? 'subject'] }} />
          {one.label}
        </span>
      ))}
    </span>
  );
}
