import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { Day } from './shapes.ts';

const Count = z.int().min(0);
const Period = z.object({ from: Day, to: Day }).describe('Both days are within it.');
const MedianPrice = z.object({ valueAud: z.int().nullable(), count: Count, period: Period });

/** A figure is null where too little happened to make one; its count says how much did. */
export const LocalityFigures = z.object({
  localityId: z.string(),
  type: z.enum(PROPERTY_TYPES).nullable().describe('Null: all types together.'),
  medianPrice: MedianPrice.describe('Of sales in the last twelve months.'),
  medianPriceYearBefore: MedianPrice,
  growth: z
    .object({ share: z.number().nullable(), count: Count, countBefore: Count, period: Period })
    .describe('Of the median price over that of the year before: 0.05 is five per cent.'),
  sales: z.object({ count: Count, period: Period }),
  daysOnMarket: z
    .object({ medianDays: z.number().nullable(), count: Count, period: Period })
    .describe('Of listings that sold.'),
  clearance: z
    .object({ rate: z.number().nullable(), count: Count, sold: Count, passedIn: Count, period: Period })
    .describe('Auctions that sold, of those held.'),
  activeListings: z.object({ count: Count, on: Day }),
  sample: z.boolean().describe('Some of what they are made from is made up.'),
});
export type LocalityFigures = z.infer<typeof LocalityFigures>;
