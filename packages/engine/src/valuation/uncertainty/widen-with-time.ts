import type { RangeFactors } from './calibration.ts';

/** Mean absolute value of a normal error, as a share of its standard deviation: the square of sqrt(2 / pi). */
const SQUARED_MEAN_ERROR = 2 / Math.PI;
/** Half-widths of normal ranges that cover 68.27, 80 and 90%, squared. */
const SQUARED_HALF_WIDTHS: RangeFactors = [1, 1.2816 ** 2, 1.6449 ** 2];

/** An expected absolute error with that of the foretold price level; the two are independent. */
export const scaleAfter = (scale: number, levelVariance: number): number =>
  Math.sqrt(scale * scale + SQUARED_MEAN_ERROR * levelVariance);

/** Half-widths with the error of the foretold price level. */
export const widthsAfter = (widths: RangeFactors, levelVariance: number): RangeFactors => {
  const widened = (i: 0 | 1 | 2) => Math.sqrt(widths[i] ** 2 + SQUARED_HALF_WIDTHS[i] * levelVariance);
  return [widened(0), widened(1), widened(2)];
};
