import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { boolean, date, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { installationData, instant } from './columns.ts';

/** Counts and figures of a region as of its day, before anything is left out for want of data. */
export type MarketSummary = {
  salesLastYear: number;
  salesYearBefore: number;
  salesInThreeYears: number;
  medianAud: number | null;
  medianYearBeforeAud: number | null;
  growth: { share: number; error: number };
  volatility: number;
  activeListings: number;
  activeListingsYearAgo: number | null;
  daysOnMarket: number | null;
  daysOnMarketYearBefore: number | null;
  soldListingsLastYear: number;
  soldListingsYearBefore: number;
  quickSales: number;
  quickSalesOf: number;
  auctionsSold: number;
  auctionsHeld: number;
  auctionsSoldYearBefore: number;
  auctionsHeldYearBefore: number;
};

/** One of the 24 quarters that end with the region's day. */
export type MarketQuarter = {
  to: string;
  sales: number;
  medianAud: number | null;
  /** Of the price index: a logarithm, and its standard error. */
  level: number;
  error: number;
  /** Null before the first listing that is known of closed. */
  listings: number | null;
  daysOnMarket: number | null;
  auctionsSold: number;
  auctionsHeld: number;
};

/** Made from sales and listings by `refreshMarketFigures`, and from nothing else. */
export const marketFigures = pgTable(
  'market_figure',
  {
    /** A locality's own id, or that of a postcode, city, state or the country. */
    regionId: text('region_id').notNull(),
    /** `any`: all types together. */
    type: text('type', { enum: ['any', ...PROPERTY_TYPES] }).notNull(),
    /** The locality's, for what is drawn as a map of localities. */
    localityId: text('locality_id'),
    asOf: date('as_of').notNull(),
    sample: boolean('sample').notNull(),
    summary: jsonb('summary').$type<MarketSummary>().notNull(),
    /** The newest first. */
    quarters: jsonb('quarters').$type<MarketQuarter[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.regionId, table.type] }),
    index('market_figure_by_locality').on(table.localityId, table.type),
    ...installationData(),
  ],
);

/** What the figures were last made from; a start finds by it whether they still are. */
export const marketRefreshes = pgTable(
  'market_refresh',
  {
    fingerprint: text('fingerprint').primaryKey(),
    refreshedAt: instant('refreshed_at').notNull().defaultNow(),
  },
  () => installationData(),
);
