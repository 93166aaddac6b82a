import { areaPath, linePath } from '@propguard/rules/drawing/curve-path';
import { drawnRange, type Forecast, forecastDensity } from '@propguard/rules/drawing/forecast-density';
import {
  linearScale,
  niceDomain,
  niceStep,
  spreadAround,
  ticksBetween,
} from '@propguard/rules/drawing/scale';
import { useElementWidth } from '../../ui/layout/use-element-width.ts';
import { AskingMark } from './asking-mark.tsx';
import { ComparablePips, type CurveComparable } from './comparable-pips.tsx';
import { CurveAxis } from './curve-axis.tsx';

interface DistributionCurveProps extends Forecast {
  /** The forecast in words, such as 'Forecast of value: 80% range $2,244,000 to $2,631,000'. */
  label: string;
  comparables?: readonly CurveComparable[];
  /** What is asked, from one price to another; the scale reaches to it. */
  asked?: readonly [number, number];
  /** In full, at the ends of the 80% range. */
  format: (value: number) => string;
  /** Short, on the axis. */
  formatTick: (value: number) => string;
  /** Without axis and labels, for a small card. */
  compact?: boolean;
}

const SAMPLES = 96;
const PEAK_Y = 22;
const PIP_GAP_PX = 18;
const NEEDLE_GAP_PX = 12;
const TICK_ROOM_PX = 62;
const LABEL_ROOM_PX = 92;

/** The forecast of a value: the 80% band dark, the 90% light, the needle at the value, the comparables below. */
export function DistributionCurve(props: DistributionCurveProps) {
  const {
    label,
    value,
    range80,
    range90,
    comparables = [],
    asked,
    format,
    formatTick,
    compact = false,
  } = props;
  const [frameRef, width] = useElementWidth<HTMLDivElement>(640);
  const narrow = width < 420;
  const baseY = compact ? 56 : narrow ? 116 : 136;
  const axisY = compact ? baseY + 4 : baseY + 26;
  const height = compact ? axisY + 2 : axisY + 26;

  const forecast = { value, range80, range90 };
  const ofForecast = drawnRange(forecast);
  const drawn = [
    Math.min(ofForecast[0], asked?.[0] ?? ofForecast[0]),
    Math.max(ofForecast[1], asked?.[1] ?? ofForecast[1]),
  ] as const;
  const step = niceStep(drawn[1] - drawn[0], Math.max(3, Math.floor(width / TICK_ROOM_PX)));
  const domain = niceDomain(drawn[0], drawn[1], step);
  const x = linearScale(domain, [0, width]);
  const y = (price: number) => baseY - forecastDensity(forecast, price) * (baseY - (compact ? 10 : PEAK_Y));
  const area = (from: number, to: number) => areaPath(from, to, SAMPLES, x, y, baseY);
  const needleX = x(value);
  const shown = comparables.filter((one) => one.value >= domain[0] && one.value <= domain[1]);
  const spread = spreadAround(
    shown.map((one) => x(one.value)),
    needleX,
    PIP_GAP_PX,
    NEEDLE_GAP_PX,
  );

  return (
    <div ref={frameRef} className="w-full min-w-0 overflow-x-clip">
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={label}
        className="block overflow-visible"
      >
        <path d={area(range90[0], range90[1])} fill="var(--accent-soft)" />
        <path d={area(range80[0], range80[1])} fill="var(--accent-mid)" opacity={0.62} />
        <path
          d={linePath(domain[0], domain[1], SAMPLES, x, y)}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={1.5}
        />
        {range80.map((end) => (
          <path key={end} d={`M${x(end)},${y(end)}V${axisY}`} stroke="var(--accent)" strokeDasharray="2 3" />
        ))}
        {compact ? (
          <path d={`M0,${axisY + 0.5}H${width}`} stroke="var(--rule)" />
        ) : (
          <CurveAxis
            y={axisY}
            width={width}
            x={x}
            ticks={ticksBetween(domain[0], domain[1], step)}
            step={step}
            format={formatTick}
          />
        )}
        {compact ? null : (
          <ComparablePips comparables={shown} positions={spread} x={x} y={baseY + 8} axisY={axisY} />
        )}
        {asked ? <AskingMark from={x(asked[0])} to={x(asked[1])} y={axisY - 9} width={width} /> : null}
        <path d={`M${needleX},${compact ? 4 : 8}V${axisY}`} stroke="var(--ink)" strokeWidth={1.5} />
        <path d={`M${needleX - 4.5},${compact ? 1 : 7}h9l-4.5,6z`} fill="var(--ink)" />
        {compact || narrow ? null : (
          <g className="fill-ink text-12 font-medium">
            {x(range80[0]) > LABEL_ROOM_PX ? (
              <text x={x(range80[0]) - 8} y={y(range80[0]) - 2} textAnchor="end">
                {format(range80[0])}
              </text>
            ) : null}
            {x(range80[1]) < width - LABEL_ROOM_PX ? (
              <text x={x(range80[1]) + 8} y={y(range80[1]) - 2}>
                {format(range80[1])}
              </text>
            ) : null}
          </g>
        )}
      </svg>
    </div>
  );
}
