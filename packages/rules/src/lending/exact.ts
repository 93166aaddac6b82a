/** A hundredth of a percent: as fine as a rule may be set. */
const STEPS_PER_PERCENT = 100;
const STEPS_PER_WHOLE = 100 * STEPS_PER_PERCENT;

/** Whether `part` is more than `percent` of `whole`, in whole numbers: 80% of $1,000,000 is not exceeded by $800,000. */
export const exceedsPercent = (part: number, whole: number, percent: number): boolean =>
  part * STEPS_PER_WHOLE > Math.round(percent * STEPS_PER_PERCENT) * whole;

export const reachesPercent = (part: number, whole: number, percent: number): boolean =>
  part * STEPS_PER_WHOLE >= Math.round(percent * STEPS_PER_PERCENT) * whole;

/** The largest whole amount that does not exceed `percent` of `whole`. */
export const amountAtPercent = (whole: number, percent: number): number =>
  Math.floor((Math.round(percent * STEPS_PER_PERCENT) * whole) / STEPS_PER_WHOLE);
