import { tickTexts } from '@propguard/rules/drawing/tick-texts';
import { useElementWidth } from '../layout/use-element-width.ts';
import { type ChartSeries, type ChartSpec, xText } from './chart-spec.ts';
import { ChartTooltip } from './chart-tooltip.tsx';
import { endLabelShifts } from './end-labels.ts';
import { halfNamePx, namedPoints } from './named-points.ts';
import { PlotAxes } from './plot-axes.tsx';
import { type PlotBox, type PlotGeometry, plotGeometry } from './plot-geometry.ts';
import { PlotSeries, SERIES_COLOURS } from './plot-series.tsx';
import { useActivePoint } from './use-active-point.ts';
import { valueAxisOf } from './value-axis.ts';

const LABEL_ROOM_PX = 84;
const NARROW_PX = 420;
const TOP_ROOM_PX = 18;
const BOTTOM_ROOM_PX = 4;
const X_AXIS_HEIGHT_PX = 26;
const Y_AXIS_WIDTH_PX = 52;
const AXIS_NAME_HEIGHT_PX = 20;
/** At least so much for the last name on the axis, half of which stands beyond its point. */
const RIGHT_ROOM_PX = 24;
const BELOW_PLOT_PX = BOTTOM_ROOM_PX + X_AXIS_HEIGHT_PX;
const TOOLTIP_GAP_PX = 10;

interface ChartPlotProps {
  spec: ChartSpec;
  heightPx: number;
  maxTicks: number;
}

/** The drawing itself. Where everything stands is reckoned: nothing is measured but the width that there is. */
export function ChartPlot({ spec, heightPx, maxTicks }: ChartPlotProps) {
  const [frameRef, width] = useElementWidth<HTMLDivElement>(640);
  const { points, series, x, y } = spec;
  const axis = valueAxisOf(spec, maxTicks);
  const tickNames = tickTexts(axis.ticks, y.formatTick);
  const named = spec.kind !== 'bar' && width >= NARROW_PX;
  const last = points.at(-1);
  const rightPx = named ? LABEL_ROOM_PX : Math.max(RIGHT_ROOM_PX, last ? halfNamePx(xText(spec, last)) : 0);
  const drawnHeightPx = heightPx - AXIS_NAME_HEIGHT_PX;
  const box = {
    left: Y_AXIS_WIDTH_PX,
    right: Math.max(Y_AXIS_WIDTH_PX, width - rightPx),
    top: TOP_ROOM_PX,
    bottom: drawnHeightPx - BELOW_PLOT_PX,
  };
  const geometry = plotGeometry(spec.kind, points.length, box, axis);
  const { active, handlers } = useActivePoint(points.length, geometry.nearest);
  const namedAtAxis = new Set(
    namedPoints(points, (point) => xText(spec, point), box.right - box.left).filter(
      (point) => point[x.key] != null,
    ),
  );
  const shifts = endLabelShifts(spec, axis, box.bottom - box.top);
  return (
    <div ref={frameRef} className="relative min-w-0">
      <p
        aria-hidden="true"
        className="flex justify-between text-11 text-muted"
        style={{ height: AXIS_NAME_HEIGHT_PX }}
      >
        <span>
          {y.label}, {y.unit}
        </span>
        {named ? null : <SeriesKey series={series} />}
      </p>
      <svg
        width={width}
        height={drawnHeightPx}
        viewBox={`0 0 ${width} ${drawnHeightPx}`}
        role="application"
        aria-label={spec.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its points are walked through with the arrows
        tabIndex={0}
        className="block touch-pan-y"
        {...handlers}
      >
        {active === null ? null : <Cursor kind={spec.kind} geometry={geometry} at={active.at} />}
        <PlotAxes
          geometry={geometry}
          yTicks={axis.ticks.map((value) => ({ value, name: tickNames.get(value) ?? y.formatTick(value) }))}
          xTicks={points.flatMap((point, index) =>
            namedAtAxis.has(point) ? { index, name: xText(spec, point) } : [],
          )}
        />
        {spec.threshold && isWithin(spec.threshold.value, axis.domain) ? (
          <Threshold {...spec.threshold} geometry={geometry} />
        ) : null}
        {[...series].reverse().map((one) => (
          <PlotSeries
            key={one.key}
            spec={spec}
            series={one}
            geometry={geometry}
            active={active?.at ?? null}
            named={named}
            shiftPx={shifts.get(one.key) ?? 0}
          />
        ))}
      </svg>
      <div
        role="status"
        className="pointer-events-none absolute"
        style={active === null ? undefined : tooltipPlace(geometry.xOf(active.at), active.yPx, box, width)}
      >
        <ChartTooltip spec={spec} point={active === null ? undefined : points[active.at]} />
      </div>
    </div>
  );
}

const isWithin = (value: number, [low, high]: readonly [number, number]): boolean =>
  value >= low && value <= high;

/** Beside what is pointed at, on the side where there is more room. */
const tooltipPlace = (xPx: number, yPx: number, { top, bottom }: PlotBox, widthPx: number) => ({
  ...(xPx > widthPx / 2 ? { right: widthPx - xPx + TOOLTIP_GAP_PX } : { left: xPx + TOOLTIP_GAP_PX }),
  ...(yPx > (top + bottom) / 2
    ? { bottom: bottom + BELOW_PLOT_PX - yPx + TOOLTIP_GAP_PX }
    : { top: AXIS_NAME_HEIGHT_PX + Math.max(top, yPx + TOOLTIP_GAP_PX) }),
});

interface CursorProps {
  kind: ChartSpec['kind'];
  geometry: PlotGeometry;
  at: number;
}

function Cursor({ kind, geometry: { box, xOf, bandPx }, at }: CursorProps) {
  const heightPx = box.bottom - box.top;
  if (kind === 'bar')
    return <rect x={xOf(at) - bandPx / 2} y={box.top} width={bandPx} height={heightPx} fill="var(--hover)" />;
  return <path d={`M${xOf(at)},${box.top}v${heightPx}`} stroke="var(--rule)" />;
}

function Threshold({
  value,
  label,
  geometry: { box, yOf },
}: {
  value: number;
  label: string;
  geometry: PlotGeometry;
}) {
  return (
    <>
      <path d={`M${box.left},${yOf(value)}H${box.right}`} stroke="var(--danger)" strokeDasharray="3 3" />
      <text x={box.left + 5} y={yOf(value) - 5} fontSize={11} fill="var(--danger)">
        {label}
      </text>
    </>
  );
}

/** Where there is no room beside the lines, or bars have no end to write at. */
function SeriesKey({ series }: { series: readonly ChartSeries[] }) {
  if (series.length < 2) return null;
  return (
    <span className="flex gap-3">
      {series.map((one) => (
        <span key={one.key} className="inline-flex items-center gap-1.5">
          <span
            className="size-2 rounded-[1px]"
            style={{ background: SERIES_COLOURS[one.role ?? 'subject'] }}
          />
          {one.label}
        </span>
      ))}
    </span>
  );
}
