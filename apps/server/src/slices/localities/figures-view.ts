import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import {
  CLEARANCE_MIN_AUCTIONS,
  DAYS_ON_MARKET_MIN_LISTINGS,
  MEDIAN_MIN_SALES,
} from '@propguard/rules/properties/figures';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { FiguresRow } from './figures-store.ts';

const medianOf = (aud: number | null, count: number): number | null =>
  aud === null || count < MEDIAN_MIN_SALES ? null : Math.round(aud);

/** To a hundredth of a per cent. */
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;

const growthOf = (aud: number | null, audBefore: number | null): number | null =>
  aud === null || audBefore === null ? null : rounded(aud / audBefore - 1);

export const toFigures = (
  localityId: string,
  type: PropertyType | null,
  row: FiguresRow,
): LocalityFigures => {
  const period = { from: row.salesFrom, to: row.salesTo };
  const before = { from: row.beforeFrom, to: row.beforeTo };
  const listed = { from: row.listingsFrom, to: row.listingsTo };
  const aud = medianOf(row.medianAud, row.saleCount);
  const audBefore = medianOf(row.medianBeforeAud, row.saleCountBefore);
  const auctions = row.auctionsSold + row.auctionsPassedIn;
  return {
    localityId,
    type,
    medianPrice: { valueAud: aud, count: row.saleCount, period },
    medianPriceYearBefore: { valueAud: audBefore, count: row.saleCountBefore, period: before },
    growth: {
      share: growthOf(aud, audBefore),
      count: row.saleCount,
      countBefore: row.saleCountBefore,
      period: { from: before.from, to: period.to },
    },
    sales: { count: row.saleCount, period },
    daysOnMarket: {
      medianDays: row.soldListings < DAYS_ON_MARKET_MIN_LISTINGS ? null : row.medianDays,
      count: row.soldListings,
      period: listed,
    },
    clearance: {
      rate: auctions < CLEARANCE_MIN_AUCTIONS ? null : rounded(row.auctionsSold / auctions),
      count: auctions,
      sold: row.auctionsSold,
      passedIn: row.auctionsPassedIn,
      period: listed,
    },
    activeListings: { count: row.activeListings, on: row.listingsTo },
    sample: row.sample,
  };
};
