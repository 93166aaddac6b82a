import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { MarketFigures } from './market-figures.ts';
import { Day } from './shapes.ts';

/** The same figures as everywhere else, for one suburb or town. */
export const LocalityFigures = z.object({
  localityId: z.string(),
  type: z.enum(PROPERTY_TYPES).nullable().describe('Null: all types together.'),
  asOf: Day.nullable().describe('The last day the place’s own data covers.'),
  sample: z.boolean().describe('Some of what they are made from is made up.'),
  figures: MarketFigures,
});
export type LocalityFigures = z.infer<typeof LocalityFigures>;
