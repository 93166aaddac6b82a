import { meanOf, medianOf } from '../statistics/quantiles.ts';

/** As SPLITS defines them: e = |value - price| / price; the shares and means in per cent but for the root mean square. */
export type Accuracy = { mdape: number; mape: number; within10: number; within20: number; rmseLog: number };

export const accuracyOf = (valueAud: Float64Array, priceAud: Float64Array): Accuracy => {
  const errors = valueAud.map((value, row) => Math.abs(value - priceAud[row]!) / priceAud[row]!);
  const squares = valueAud.map((value, row) => Math.log(value / priceAud[row]!) ** 2);
  const shareWithin = (limit: number) => 100 * meanOf(errors.map((error) => (error <= limit ? 1 : 0)));
  return {
    mdape: 100 * medianOf(errors),
    mape: 100 * meanOf(errors),
    within10: shareWithin(0.1),
    within20: shareWithin(0.2),
    rmseLog: Math.sqrt(meanOf(squares)),
  };
};

/** Share of prices within the range, and mean of (high - low) / value, in per cent. */
export const rangeFigures = (
  range: { low: Float64Array; high: Float64Array; value: Float64Array },
  priceAud: Float64Array,
): { coverage: number; width: number } => ({
  coverage:
    100 *
    meanOf(priceAud.map((price, row) => (price >= range.low[row]! && price <= range.high[row]! ? 1 : 0))),
  width: 100 * meanOf(range.value.map((value, row) => (range.high[row]! - range.low[row]!) / value)),
});
