const RIVER = 'M905 -60C850 50 790 130 822 260S806 486 640 548 330 596 250 720';
/** Drawn from the widest stroke to the narrowest: contours of the land, then the water with its lining. */
const CONTOURS = [640, 540, 450, 370, 300, 240, 190].flatMap((width) => [
  { width, stroke: 'var(--map-lot)' },
  { width: width - 2, stroke: 'var(--page)' },
]);
const WATER = [130, 110, 86].flatMap((width) => [
  { width, stroke: 'var(--map-shore)' },
  { width: width - 2.4, stroke: 'var(--map-water)' },
]);
const GRID_PX = 140;
const CROSSES = Array.from({ length: 30 }, (_, index) => ({
  x: 70 + (index % 6) * GRID_PX,
  y: 50 + Math.floor(index / 6) * GRID_PX,
}));

/** A river, its banks and the crosses of a survey grid: a hand, not a place. */
export function HeroGround() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 880 640"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-y-0 right-0 h-full w-full [mask-image:linear-gradient(90deg,transparent_8%,#000_60%)] max-lg:hidden lg:w-[62%]"
    >
      {[...CONTOURS, ...WATER].map(({ width, stroke }) => (
        <path key={width} d={RIVER} fill="none" stroke={stroke} strokeWidth={width} />
      ))}
      <path
        d={CROSSES.map(({ x, y }) => `M${x - 5},${y}h10M${x},${y - 5}v10`).join('')}
        stroke="var(--faint)"
        fill="none"
      />
    </svg>
  );
}
