import { linePath } from '@propguard/rules/drawing/curve-path';
import { forecastDensity } from '@propguard/rules/drawing/forecast-density';
import { linearScale, ticksBetween } from '@propguard/rules/drawing/scale';
import { CurveAxis } from './curve-axis.tsx';

const WIDTH = 640;
const PEAK_Y = 12;
const BASE_Y = 96;
const AXIS_Y = 112;
const HEIGHT = AXIS_Y + 8;
const SAMPLES = 96;
const STEP = 1;
const DOMAIN = [6, 15] as const;
/** Of the shape that most have; it is of nothing. */
const OUTLINE = { value: 10, range80: [8.5, 11.8], range90: [8.1, 12.4] } as const;

/** The rule and the outline of a forecast that has not been made: no figure, no colour. */
export function EmptyCurve({ className }: { className?: string }) {
  const x = linearScale(DOMAIN, [0, WIDTH]);
  const y = (value: number) => BASE_Y - forecastDensity(OUTLINE, value) * (BASE_Y - PEAK_Y);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={className}
    >
      <path
        d={linePath(DOMAIN[0], DOMAIN[1], SAMPLES, x, y)}
        fill="none"
        stroke="var(--faint)"
        strokeDasharray="3 4"
        vectorEffect="non-scaling-stroke"
      />
      <CurveAxis
        y={AXIS_Y}
        width={WIDTH}
        x={x}
        ticks={ticksBetween(DOMAIN[0], DOMAIN[1], STEP)}
        step={STEP}
        format={() => ''}
      />
    </svg>
  );
}
