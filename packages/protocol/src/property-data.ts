import { COMMAND_MAX, FACT_LIMITS } from '@propguard/rules/assessments/limits';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { Id } from './shapes.ts';

const count = (max: number) => z.int().min(0).max(max).optional();

/** Which home is meant, by record or by address, and what is known of it, in the names of the specification. */
const PropertyFields = z.object({
  property_id: Id.optional().describe('Of a property we know; comes before the address.'),
  address: z
    .string()
    .trim()
    .min(1, 'Enter an address.')
    .max(COMMAND_MAX, `Keep it under ${COMMAND_MAX} characters.`)
    .optional()
    .describe('An address or a suburb, as one would type it.'),
  property_type: z.enum(PROPERTY_TYPES).optional(),
  bedrooms: count(FACT_LIMITS.bedrooms),
  bathrooms: count(FACT_LIMITS.bathrooms),
  car_spaces: count(FACT_LIMITS.carSpaces),
  land_size: count(FACT_LIMITS.landM2).describe('Square metres.'),
  building_size: count(FACT_LIMITS.buildingM2).describe('Square metres.'),
  year_built: z.int().min(FACT_LIMITS.yearBuilt.min).max(FACT_LIMITS.yearBuilt.max).optional(),
});

/** Facts that are given stand before those of our records. */
export const PropertyData = PropertyFields.refine(
  ({ property_id: id, address }) => id !== undefined || address !== undefined,
  { error: 'Give a property_id or an address.', path: ['address'] },
);
export type PropertyData = z.infer<typeof PropertyData>;
