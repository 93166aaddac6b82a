/** The end of a smoothed series is its least certain point: the level there is the mean of this many steps. */
export const HELD_STEPS = 3;

/** Of a series that stands from `start` to `end` in an array. */
export const heldLevel = (level: Float64Array, start: number, end: number): number => {
  const from = Math.max(start, end - HELD_STEPS);
  let sum = 0;
  for (let i = from; i < end; i++) sum += level[i]!;
  return sum / (end - from);
};
