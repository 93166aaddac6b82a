import { ticksBetween } from '@propguard/rules/drawing/scale';
import { tickTexts } from '@propguard/rules/drawing/tick-texts';

interface CurveAxisProps {
  y: number;
  width: number;
  x: (value: number) => number;
  ticks: readonly number[];
  step: number;
  format: (value: number) => string;
}

const SMALL_TICKS = 5;
const EDGE_ROOM_PX = 20;

/** A rule with long ticks at the steps and short ones between. */
export function CurveAxis({ y, width, x, ticks, step, format }: CurveAxisProps) {
  const [first = 0, last = 0] = [ticks[0], ticks.at(-1)];
  const small = ticksBetween(first, last, step / SMALL_TICKS);
  const texts = tickTexts(ticks, format);
  const marks = (values: readonly number[], length: number) =>
    values.map((value) => `M${x(value).toFixed(1)},${y}v${length}`).join('');
  return (
    <g>
      <path d={`M0,${y + 0.5}H${width}`} stroke="var(--rule)" />
      <path d={marks(small, 4)} stroke="var(--rule)" />
      <path d={marks(ticks, 7)} stroke="var(--faint)" />
      <g className="fill-muted text-11">
        {ticks
          .filter((tick) => x(tick) > EDGE_ROOM_PX && x(tick) < width - EDGE_ROOM_PX)
          .map((tick) => (
            <text key={tick} x={x(tick)} y={y + 21} textAnchor="middle">
              {texts.get(tick)}
            </text>
          ))}
      </g>
    </g>
  );
}
