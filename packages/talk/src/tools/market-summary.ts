import type { MarketPropertyType } from '@propguard/rules/market/property-types';

/** What figures were made from. */
export type Counts = Partial<
  Record<
    'medianPriceAud' | 'growthYoy' | 'daysOnMarket' | 'clearanceRate',
    { count: number; countOf: 'sales' | 'listings' | 'auctions' }
  >
>;

/** Figures that are a wider place's, each with its name, for want of enough here. */
export type Borrowed = Partial<Record<'growthYoy' | 'daysOnMarket' | 'clearanceRate', string>>;

export type MarketSummary = {
  location: string;
  propertyType: MarketPropertyType | null;
  medianPriceAud: number | null;
  /** Where the place has too few sales for a median: that of the nearest region that has enough. */
  wider: { region: string; medianAud: number; sales?: number } | null;
  borrowed: Borrowed;
  counts?: Counts;
  growthYoy: number | null;
  daysOnMarket: number | null;
  clearanceRate: number | null;
  listings: number | null;
  sales: number | null;
  rentalYield: number | null;
  heat: string | null;
  hasData: boolean;
  asOf: string | null;
};
