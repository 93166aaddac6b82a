import type { Borrowed, Counts } from '../tools/market-summary.ts';

/** One of those that stand side by side. */
export type ComparedSubject = {
  name: string;
  propertyId: string | null;
  valueAud: number | null;
  medianPriceAud: number | null;
  /** Where it has too few sales for a median: that of the nearest region that has enough. */
  wider?: { region: string; medianAud: number } | null;
  growthYoy: number | null;
  daysOnMarket: number | null;
  borrowed?: Borrowed;
  counts?: Counts;
  riskScore: number | null;
  flood?: number | null;
  fire?: number | null;
  coastalErosion?: number | null;
  subsidence?: number | null;
  /** Of a home; what is asked for it is the middle of its guide. */
  askingAud?: number | null;
  landSqm?: number | null;
  bedrooms?: number | null;
};
