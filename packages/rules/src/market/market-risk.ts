/** What the market itself adds to a property's risk: prices that swing, and buyers that are hard to find. */
export type MarketRiskFigures = {
  /** Standard deviation of a year's change. */
  volatility: number | null;
  /** Share of listings that sell within 60 days. */
  velocity: number | null;
  daysOnMarket: number | null;
};
export type MarketRisk = { value: number; volatility: number | null; illiquidity: number | null };

/** Where no risk begins and where it is complete, on a straight line between. */
const VOLATILITY = { none: 0.02, full: 0.2 };
const SLOW_SALES = { none: 0.85, full: 0.1 };
const DAYS = { none: 20, full: 150 };

const between = (figure: number | null, { none, full }: { none: number; full: number }): number | null =>
  figure === null ? null : Math.max(0, Math.min(1, (figure - none) / (full - none)));

const mean = (...scores: (number | null)[]): number | null => {
  const known = scores.filter((score) => score !== null);
  return known.length === 0 ? null : known.reduce((sum, score) => sum + score, 0) / known.length;
};

/** 0 to 1; null where nothing is known. The report shows its two halves (CORE-ENT-27). */
export const marketRisk = (figures: MarketRiskFigures): MarketRisk | null => {
  const volatility = between(figures.volatility, VOLATILITY);
  const illiquidity = mean(between(figures.velocity, SLOW_SALES), between(figures.daysOnMarket, DAYS));
  const value = mean(volatility, illiquidity);
  return value === null ? null : { value, volatility, illiquidity };
};
