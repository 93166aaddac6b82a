import type { FigureName, MarketFigure } from '@propguard/protocol/market-figures';
import {
  GROWTH_MIN_SALES,
  INVENTORY_MIN_SALES,
  VELOCITY_MIN_LISTINGS,
  VOLATILITY_MIN_SALES,
} from '@propguard/rules/market/minimums';
import {
  CLEARANCE_MIN_AUCTIONS,
  DAYS_ON_MARKET_MIN_LISTINGS,
  MEDIAN_MIN_SALES,
} from '@propguard/rules/properties/figures';
import type { MarketSummary } from '../../db/schema/market.ts';

export type FigureSpec = {
  read: (summary: MarketSummary) => number | null;
  readYearAgo: (summary: MarketSummary) => number | null;
  /** What it was made from, and the part of it that there must be enough of. */
  count: (summary: MarketSummary) => number;
  scarcest: (summary: MarketSummary) => number;
  countOf: MarketFigure['countOf'];
  /** One of what is scarce, and several. */
  nouns: readonly [string, string];
  minimum: number;
  /** Where there is too little, the region above may speak; a price or a count of another place would mislead. */
  mayBorrow: boolean;
};

const MONTHS = 12;
const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);
const monthsOf = (listings: number | null, sales: number): number | null =>
  listings === null || sales === 0 ? null : (listings * MONTHS) / sales;
const none = (): null => null;

export const FIGURE_SPECS: Record<Exclude<FigureName, 'rentalYield'>, FigureSpec> = {
  medianPrice: {
    read: (s) => s.medianAud,
    readYearAgo: (s) => (s.salesYearBefore < MEDIAN_MIN_SALES ? null : s.medianYearBeforeAud),
    count: (s) => s.salesLastYear,
    scarcest: (s) => s.salesLastYear,
    countOf: 'sales',
    nouns: ['sale in the last year', 'sales in the last year'],
    minimum: MEDIAN_MIN_SALES,
    mayBorrow: false,
  },
  growthYoy: {
    read: (s) => s.growth.share,
    readYearAgo: none,
    count: (s) => s.salesLastYear + s.salesYearBefore,
    scarcest: (s) => Math.min(s.salesLastYear, s.salesYearBefore),
    countOf: 'sales',
    nouns: ['sale in one of the last two years', 'sales in one of the last two years'],
    minimum: GROWTH_MIN_SALES,
    mayBorrow: true,
  },
  daysOnMarket: {
    read: (s) => s.daysOnMarket,
    readYearAgo: (s) =>
      s.soldListingsYearBefore < DAYS_ON_MARKET_MIN_LISTINGS ? null : s.daysOnMarketYearBefore,
    count: (s) => s.soldListingsLastYear,
    scarcest: (s) => s.soldListingsLastYear,
    countOf: 'listings',
    nouns: ['listing sold in the last year', 'listings sold in the last year'],
    minimum: DAYS_ON_MARKET_MIN_LISTINGS,
    mayBorrow: true,
  },
  clearanceRate: {
    read: (s) => share(s.auctionsSold, s.auctionsHeld),
    readYearAgo: (s) =>
      s.auctionsHeldYearBefore < CLEARANCE_MIN_AUCTIONS
        ? null
        : share(s.auctionsSoldYearBefore, s.auctionsHeldYearBefore),
    count: (s) => s.auctionsHeld,
    scarcest: (s) => s.auctionsHeld,
    countOf: 'auctions',
    nouns: ['auction in the last year', 'auctions in the last year'],
    minimum: CLEARANCE_MIN_AUCTIONS,
    mayBorrow: true,
  },
  listingVolume: {
    read: (s) => s.activeListings,
    readYearAgo: (s) => s.activeListingsYearAgo,
    count: (s) => s.activeListings,
    scarcest: (s) => s.activeListings,
    countOf: 'listings',
    nouns: ['listing', 'listings'],
    minimum: 0,
    mayBorrow: false,
  },
  salesVolume: {
    read: (s) => s.salesLastYear,
    readYearAgo: (s) => s.salesYearBefore,
    count: (s) => s.salesLastYear,
    scarcest: (s) => s.salesLastYear,
    countOf: 'sales',
    nouns: ['sale in the last year', 'sales in the last year'],
    minimum: 0,
    mayBorrow: false,
  },
  velocity: {
    read: (s) => share(s.quickSales, s.quickSalesOf),
    readYearAgo: none,
    count: (s) => s.quickSalesOf,
    scarcest: (s) => s.quickSalesOf,
    countOf: 'listings',
    nouns: ['listing that had 60 days to sell', 'listings that had 60 days to sell'],
    minimum: VELOCITY_MIN_LISTINGS,
    mayBorrow: true,
  },
  inventoryMonths: {
    read: (s) => monthsOf(s.activeListings, s.salesLastYear),
    readYearAgo: (s) =>
      s.salesYearBefore < INVENTORY_MIN_SALES ? null : monthsOf(s.activeListingsYearAgo, s.salesYearBefore),
    count: (s) => s.salesLastYear,
    scarcest: (s) => s.salesLastYear,
    countOf: 'sales',
    nouns: ['sale in the last year', 'sales in the last year'],
    minimum: INVENTORY_MIN_SALES,
    mayBorrow: true,
  },
  volatility: {
    read: (s) => s.volatility,
    readYearAgo: none,
    count: (s) => s.salesInThreeYears,
    scarcest: (s) => s.salesInThreeYears,
    countOf: 'sales',
    nouns: ['sale in three years', 'sales in three years'],
    minimum: VOLATILITY_MIN_SALES,
    mayBorrow: true,
  },
};
