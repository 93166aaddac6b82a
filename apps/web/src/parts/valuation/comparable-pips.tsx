export interface CurveComparable {
  /** The same number as on the map and in the grid. */
  number: number;
  value: number;
}

interface ComparablePipsProps {
  comparables: readonly CurveComparable[];
  /** Where the circles stand after being moved apart. */
  positions: readonly number[];
  x: (value: number) => number;
  y: number;
  axisY: number;
}

/** Numbered circles, each tied to its true place on the axis. */
export function ComparablePips({ comparables, positions, x, y, axisY }: ComparablePipsProps) {
  return (
    <g>
      {comparables.map((comparable, index) => {
        const pipX = positions[index] ?? x(comparable.value);
        return (
          <g key={comparable.number}>
            <path
              d={`M${pipX},${y + 5}L${x(comparable.value)},${axisY - 3}V${axisY}`}
              fill="none"
              stroke="var(--muted)"
            />
            <circle cx={pipX} cy={y} r={7} fill="var(--surface)" stroke="var(--muted)" />
            <text x={pipX} y={y + 3.7} textAnchor="middle" className="fill-ink text-[10.5px] font-semibold">
              {comparable.number}
            </text>
          </g>
        );
      })}
    </g>
  );
}
