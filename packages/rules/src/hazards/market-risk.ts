/** Market risk is how far prices swing and how hard it is to sell, each on a scale of its own, from 0 to 1. */

/** A yearly swing of so much is as bad as it counts; suburbs of Australian cities lie between 5% and 15%. */
const WORST_YEARLY_SWING = 0.25;
/** So many months to sell what is on offer is as bad as it counts; about three is usual. */
const WORST_MONTHS_OF_STOCK = 12;
const WORST_DAYS_ON_MARKET = 120;
const QUARTERS_PER_YEAR = 4;
/** Fewer changes than this from quarter to quarter say nothing about swings. */
const LEAST_QUARTERLY_CHANGES = 5;
/** A median of fewer sales is left out. */
export const LEAST_SALES_PER_QUARTER = 3;

export type MarketFigures = {
  /** Median price of each quarter, oldest first; null where too little was sold. */
  quarterlyMediansAud: readonly (number | null)[];
  salesPerYear: number;
  activeListings: number;
  medianDaysOnMarket: number | null;
};

export type MarketRisk = {
  value: number | null;
  /** Yearly standard deviation of the change of the median: 0.1 is ten per cent. */
  volatility: number | null;
  /** 1 sells at once, 0 hardly ever. */
  liquidity: number | null;
  monthsOfStock: number | null;
};

const share = (figure: number, worst: number): number => Math.min(1, Math.max(0, figure / worst));

const yearlyVolatility = (medians: MarketFigures['quarterlyMediansAud']): number | null => {
  const changes = medians.slice(1).flatMap((median, i) => {
    const before = medians[i];
    return median && before ? [Math.log(median / before)] : [];
  });
  if (changes.length < LEAST_QUARTERLY_CHANGES) return null;
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const variance = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0) / (changes.length - 1);
  return Math.sqrt(variance * QUARTERS_PER_YEAR);
};

export const marketRisk = (figures: MarketFigures): MarketRisk => {
  const { salesPerYear, activeListings, medianDaysOnMarket } = figures;
  const volatility = yearlyVolatility(figures.quarterlyMediansAud);
  const monthsOfStock = salesPerYear > 0 ? activeListings / (salesPerYear / 12) : null;
  const slowness = [
    ...(monthsOfStock === null ? [] : [share(monthsOfStock, WORST_MONTHS_OF_STOCK)]),
    ...(medianDaysOnMarket === null ? [] : [share(medianDaysOnMarket, WORST_DAYS_ON_MARKET)]),
  ];
  const liquidity =
    slowness.length === 0 ? null : 1 - slowness.reduce((sum, one) => sum + one, 0) / slowness.length;
  const parts = [
    ...(volatility === null ? [] : [share(volatility, WORST_YEARLY_SWING)]),
    ...(liquidity === null ? [] : [1 - liquidity]),
  ];
  const value = parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length;
  return { value, volatility, liquidity, monthsOfStock };
};
