import type { PlotGeometry } from './plot-geometry.ts';

const TICK_LOOK = { fontSize: 11, fill: 'var(--muted)' };
const TICK_PX = 6;
const TEXT_GAP_PX = 12;
/** From the middle of a figure, and from the top of a letter, to the line it stands on. */
const MIDDLE = '0.355em';
const BELOW = '0.71em';

interface PlotAxesProps {
  geometry: PlotGeometry;
  yTicks: readonly { value: number; name: string }[];
  xTicks: readonly { index: number; name: string }[];
}

/** Lines of the values across the drawing, their names beside it, and the names of points below. */
export function PlotAxes({ geometry: { box, xOf, yOf }, yTicks, xTicks }: PlotAxesProps) {
  return (
    <>
      {yTicks.map(({ value, name }) => (
        <g key={value}>
          <path d={`M${box.left},${yOf(value)}H${box.right}`} stroke="var(--line)" />
          <text {...TICK_LOOK} x={box.left - TEXT_GAP_PX} y={yOf(value)} dy={MIDDLE} textAnchor="end">
            {name}
          </text>
        </g>
      ))}
      <path d={`M${box.left},${box.bottom}H${box.right}`} stroke="var(--rule)" />
      {xTicks.map(({ index, name }) => (
        <g key={index}>
          <path d={`M${xOf(index)},${box.bottom}v${TICK_PX}`} stroke="var(--rule)" />
          <text {...TICK_LOOK} x={xOf(index)} y={box.bottom + TEXT_GAP_PX} dy={BELOW} textAnchor="middle">
            {name}
          </text>
        </g>
      ))}
    </>
  );
}
