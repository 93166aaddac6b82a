/** The 80% range reaches this many standard deviations to each side of the middle. */
const Z_80 = 1.2815515655446004;

export interface Forecast {
  /** The middle of the forecast. */
  value: number;
  range80: readonly [number, number];
  range90: readonly [number, number];
}

/** How much of the tails the drawing shows, in standard deviations. */
const DRAWN_DEVIATIONS = 2.8;

/**
 * Standard deviations of the logarithm on each side, from the 80% range. A price is near log-normal; taking
 * the sides apart keeps a lopsided range lopsided.
 */
function logDeviations({ value, range80 }: Forecast): { below: number; above: number } {
  const tiny = 1e-6;
  return {
    below: Math.max(tiny, Math.log(value / range80[0]) / Z_80),
    above: Math.max(tiny, Math.log(range80[1] / value) / Z_80),
  };
}

/** Height of the curve at a price, 1 at the value itself. */
export function forecastDensity(forecast: Forecast, price: number): number {
  if (price <= 0) return 0;
  const { below, above } = logDeviations(forecast);
  const distance = Math.log(price / forecast.value) / (price < forecast.value ? below : above);
  return Math.exp(-(distance ** 2) / 2);
}

/** The prices between which the curve is drawn, wide enough for the 90% range too. */
export function drawnRange(forecast: Forecast): [number, number] {
  const { below, above } = logDeviations(forecast);
  return [
    Math.min(forecast.value * Math.exp(-DRAWN_DEVIATIONS * below), forecast.range90[0]),
    Math.max(forecast.value * Math.exp(DRAWN_DEVIATIONS * above), forecast.range90[1]),
  ];
}
