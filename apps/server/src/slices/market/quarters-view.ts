import type { PriceQuarter } from '@propguard/protocol/market-figures';
import { QUARTER_MEDIAN_MIN_SALES } from '@propguard/rules/market/minimums';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import type { FigureRow } from './store.ts';

const QUARTERS_A_YEAR = 4;
/** Where a year's sales are few, its quarters weigh the same; else by their sales. */
const levelOfLastYear = (row: FigureRow): number => {
  const year = row.quarters.slice(0, QUARTERS_A_YEAR);
  const weight = year.reduce((sum, { sales }) => sum + sales + 1, 0);
  return year.reduce((sum, { level, sales }) => sum + level * (sales + 1), 0) / Math.max(1, weight);
};

/** What the typical dwelling of last year's sales cost at each quarter: the median, moved by the index. */
const pricesOf = (row: FigureRow | undefined): Map<string, number> => {
  const { medianAud = null, salesLastYear = 0 } = row?.summary ?? {};
  if (!row || medianAud === null || salesLastYear < MARKET_METRICS.medianPrice.leastN) return new Map();
  const base = levelOfLastYear(row);
  return new Map(row.quarters.map(({ to, level }) => [to, Math.round(medianAud * Math.exp(level - base))]));
};

/** The oldest first. Quarters before the first sale are left out: nothing was measured there. */
export const toQuarters = (own: FigureRow | undefined, parent: FigureRow | undefined): PriceQuarter[] => {
  const [prices, parentPrices] = [pricesOf(own), pricesOf(parent)];
  const quarters = (own?.quarters ?? []).map((quarter) => ({
    to: quarter.to,
    priceAud: prices.get(quarter.to) ?? null,
    medianAud: quarter.sales < QUARTER_MEDIAN_MIN_SALES ? null : quarter.medianAud,
    parentPriceAud: parentPrices.get(quarter.to) ?? null,
    sales: quarter.sales,
    error: prices.size > 0 ? quarter.error : null,
    listings: quarter.listings,
    daysOnMarket: quarter.daysOnMarket,
    auctionsSold: quarter.auctionsSold,
    auctionsHeld: quarter.auctionsHeld,
  }));
  const first = quarters.findLastIndex(({ sales, listings }) => sales > 0 || Boolean(listings));
  return quarters.slice(0, first + 1).reverse();
};
