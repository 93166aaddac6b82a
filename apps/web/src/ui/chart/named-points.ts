/** Of a figure or letter at the size of ticks, a little generously. */
const LETTER_PX = 6.5;
const LEAST_GAP_PX = 28;

/**
 * Which points have their names below the chart: every so many, counted from the last one. Reckoned rather than
 * measured: a chart that measures names lays out the whole page again for each.
 */
export function namedPoints<Point>(
  points: readonly Point[],
  nameOf: (point: Point) => string,
  widthPx: number,
): Point[] {
  const longest = points.reduce((most, point) => Math.max(most, nameOf(point).length), 0);
  const neededPx = points.length * (longest * LETTER_PX + LEAST_GAP_PX);
  const every = Math.max(1, Math.ceil(neededPx / Math.max(1, widthPx)));
  return points.filter((_, at) => (points.length - 1 - at) % every === 0);
}

/** Half of a name stands beyond the point that it is of: so much room the last one needs. */
export const halfNamePx = (name: string): number => Math.ceil((name.length * LETTER_PX) / 2);
