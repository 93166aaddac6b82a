/** Growth within these is called steady: it is less than what a year's sales of one place can tell apart. */
const STEADY_WITHIN = 0.02;

/** CORE-ENT-23: rising, falling or other. */
export const PRICE_TRENDS = ['rising', 'steady', 'falling', 'unknown'] as const;
export type PriceTrend = (typeof PRICE_TRENDS)[number];

export const priceTrend = (growthYoy: number | null): PriceTrend => {
  if (growthYoy === null) return 'unknown';
  if (growthYoy > STEADY_WITHIN) return 'rising';
  return growthYoy < -STEADY_WITHIN ? 'falling' : 'steady';
};
