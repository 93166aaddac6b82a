const DAYS_PER_YEAR = 365.25;

/** Old sales are forgotten by half every `halfLifeYears`, but only in files that span long; the mean weight is 1. */
export const saleWeights = (
  days: Int32Array,
  settings: { halfLifeYears: number; forgetBeyondYears: number },
): Float64Array => {
  const lastDay = days[days.length - 1]!;
  const spanYears = (lastDay - days[0]!) / DAYS_PER_YEAR;
  if (spanYears <= settings.forgetBeyondYears) return new Float64Array(days.length).fill(1);
  const weights = Float64Array.from(
    days,
    (day) => 0.5 ** ((lastDay - day) / DAYS_PER_YEAR / settings.halfLifeYears),
  );
  const mean = weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
  return weights.map((weight) => weight / mean);
};
