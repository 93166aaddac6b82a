const RIVER = 'M700 -40C640 90 560 120 520 210S560 380 470 470 250 560 180 700';
/** Water lining, as on a survey plan: from the widest stroke to the narrowest, shore and water by turns. */
const LINING = [
  { width: 132, stroke: 'var(--map-shore)' },
  { width: 129, stroke: 'var(--map-water)' },
  { width: 112, stroke: 'var(--map-shore)' },
  { width: 110.6, stroke: 'var(--map-water)' },
  { width: 88, stroke: 'var(--map-shore)' },
  { width: 87, stroke: 'var(--map-water)' },
];
const GRID_PX = 140;
const CROSSES = Array.from({ length: 30 }, (_, index) => ({
  x: 70 + (index % 6) * GRID_PX,
  y: 50 + Math.floor(index / 6) * GRID_PX,
}));

/** A river and the crosses of a survey grid: a hand, not a place. */
export function HeroGround() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 880 640"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-y-0 right-0 h-full w-full opacity-80 [mask-image:linear-gradient(90deg,transparent_20%,#000_70%)] max-lg:hidden lg:w-[62%]"
    >
      {LINING.map(({ width, stroke }) => (
        <path key={width} d={RIVER} fill="none" stroke={stroke} strokeWidth={width} />
      ))}
      <path
        d={CROSSES.map(({ x, y }) => `M${x - 5},${y}h10M${x},${y - 5}v10`).join('')}
        stroke="var(--faint)"
        fill="none"
      />
      <path
        d="M70 50H770M70 190H770M70 330H770M70 470H770M210 0V640M350 0V640M490 0V640M630 0V640"
        stroke="var(--map-lot)"
        strokeDasharray="1 7"
        fill="none"
      />
    </svg>
  );
}
