import type { FigureName } from '@propguard/protocol/market-figures';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import type { MarketSummary } from '../../db/schema/market.ts';

/** How each figure of the registry is read from a region's rows. */
export type FigureSpec = {
  read: (summary: MarketSummary) => number | null;
  readYearAgo: (summary: MarketSummary) => number | null;
  /** What it was made from, and the part of it that there must be enough of. */
  count: (summary: MarketSummary) => number;
  scarcest: (summary: MarketSummary) => number;
};

const MONTHS = 12;
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const monthsOf = (listings: number | null, sales: number): number | null =>
  listings === null || sales === 0 ? null : (listings * MONTHS) / sales;
const none = (): null => null;

export const FIGURE_SPECS: Record<Exclude<FigureName, 'rentalYield'>, FigureSpec> = {
  medianPrice: {
    read: (s) => s.medianAud,
    readYearAgo: (s) =>
      s.salesYearBefore < MARKET_METRICS.medianPrice.leastN ? null : s.medianYearBeforeAud,
    count: (s) => s.salesLastYear,
    scarcest: (s) => s.salesLastYear,
  },
  growthYoy: {
    read: (s) => s.growth.share,
    readYearAgo: none,
    count: (s) => s.salesLastYear + s.salesYearBefore,
    scarcest: (s) => Math.min(s.salesLastYear, s.salesYearBefore),
  },
  daysOnMarket: {
    read: (s) => s.daysOnMarket,
    readYearAgo: (s) =>
      s.soldListingsYearBefore < MARKET_METRICS.daysOnMarket.leastN ? null : s.daysOnMarketYearBefore,
    count: (s) => s.soldListingsLastYear,
    scarcest: (s) => s.soldListingsLastYear,
  },
  clearanceRate: {
    read: (s) => share(s.auctionsSold, s.auctionsHeld),
    readYearAgo: (s) =>
      s.auctionsHeldYearBefore < MARKET_METRICS.clearanceRate.leastN
        ? null
        : share(s.auctionsSoldYearBefore, s.auctionsHeldYearBefore),
    count: (s) => s.auctionsHeld,
    scarcest: (s) => s.auctionsHeld,
  },
  listingVolume: {
    read: (s) => s.activeListings,
    readYearAgo: (s) => s.activeListingsYearAgo,
    count: (s) => s.activeListings,
    scarcest: (s) => s.activeListings,
  },
  salesVolume: {
    read: (s) => s.salesLastYear,
    readYearAgo: (s) => s.salesYearBefore,
    count: (s) => s.salesLastYear,
    scarcest: (s) => s.salesLastYear,
  },
  velocity: {
    read: (s) => share(s.quickSales, s.quickSalesOf),
    readYearAgo: none,
    count: (s) => s.quickSalesOf,
    scarcest: (s) => s.quickSalesOf,
  },
  inventoryMonths: {
    read: (s) => monthsOf(s.activeListings, s.salesLastYear),
    readYearAgo: (s) =>
      s.salesYearBefore < MARKET_METRICS.inventoryMonths.leastN
        ? null
        : monthsOf(s.activeListingsYearAgo, s.salesYearBefore),
    count: (s) => s.salesLastYear,
    scarcest: (s) => s.salesLastYear,
  },
  volatility: {
    read: (s) => s.volatility,
    readYearAgo: none,
    count: (s) => s.salesInThreeYears,
    scarcest: (s) => s.salesInThreeYears,
  },
};
