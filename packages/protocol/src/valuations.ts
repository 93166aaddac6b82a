import { FACT_LIMITS } from '@propguard/rules/assessments/limits';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import { HOME_METRICS } from '@propguard/rules/metrics/home/home-metrics';
import { STATES } from '@propguard/rules/places/states';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { TYPICAL_HOME_OF } from '@propguard/rules/valuation/typical-home';
import * as z from 'zod';
import { Day, Id } from './shapes.ts';

const Aud = z.int();
const count = (max: number) => z.int().min(0).max(max).nullable();

/** What a value is made from; `null`: not known. */
export const PropertyFacts = z.object({
  type: z.enum(PROPERTY_TYPES).nullable(),
  bedrooms: count(FACT_LIMITS.bedrooms),
  bathrooms: count(FACT_LIMITS.bathrooms),
  carSpaces: count(FACT_LIMITS.carSpaces),
  landM2: count(FACT_LIMITS.landM2),
  buildingM2: count(FACT_LIMITS.buildingM2),
  yearBuilt: z.int().min(FACT_LIMITS.yearBuilt.min).max(FACT_LIMITS.yearBuilt.max).nullable(),
});
export type PropertyFacts = z.infer<typeof PropertyFacts>;
export type FactName = keyof PropertyFacts;

const FACT_SOURCES = ['record', 'stated', 'corrected', 'unknown'] as const;
/** Where each fact comes from: our records, the question, the owner's correction, or nowhere. */
export const FactSources = z.record(PropertyFacts.keyof(), z.enum(FACT_SOURCES));

/** What is valued: a property we know, or a place with what was said about the home. */
export const Subject = z.object({
  address: z.string(),
  propertyId: Id.nullable(),
  locality: z.object({ id: z.string(), name: z.string(), state: z.enum(STATES), postcode: z.string() }),
  latitude: z.number(),
  longitude: z.number(),
  positionSource: z
    .enum(['exact', 'street', 'locality'])
    .describe('`street`: of the nearest number we know; `locality`: the centre of the suburb.'),
  facts: PropertyFacts,
  factSources: FactSources,
});
export type Subject = z.infer<typeof Subject>;

const VALUATION_METHODS = ['model', 'comparables', 'locality-median', 'insufficient-evidence'] as const;
const ValueRange = z.object({ lowAud: Aud, highAud: Aud });

const COMPARABLE_MERITS = ['near', 'recent', 'alike', 'chosen-by-hand'] as const;

export const Comparable = z.object({
  saleId: Id,
  propertyId: Id,
  address: z.string(),
  locality: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  facts: PropertyFacts,
  contractDate: Day,
  priceAud: Aud,
  distanceMetres: z.int().min(0).nullable(),
  monthsAgo: z.number().min(0),
  adjustments: z
    .array(z.object({ line: z.string(), aud: Aud }))
    .describe('From the price paid to this property.'),
  adjustedAud: Aud,
  weight: z.number().min(0).max(1).describe('Its share of the comparables value.'),
  why: z.array(z.enum(COMPARABLE_MERITS)).describe('Why it was chosen, the strongest reason first.'),
  sample: z.boolean(),
});
export type Comparable = z.infer<typeof Comparable>;

export const Valuation = z.object({
  method: z.enum(VALUATION_METHODS),
  valueAud: Aud.nullable().describe('Null when there is not enough evidence: no number is made up.'),
  range80: ValueRange.nullable(),
  range90: ValueRange.nullable(),
  fsd: z.number().nullable().describe('Forecast standard deviation, as a share of the value.'),
  confidence: z.number().min(0).max(1).nullable().describe(figureInWords(HOME_METRICS.confidence)),
  asOf: Day.describe(figureInWords(HOME_METRICS.dataTo)),
  modelId: Id.nullable(),
  comparablesValueAud: Aud.nullable(),
  comparables: z.array(Comparable),
  baseAud: Aud.nullable().describe('What the reasons start from: a typical home.'),
  baseOf: z
    .enum(TYPICAL_HOME_OF)
    .nullable()
    .optional()
    .describe('Of which homes it is typical; all-sales: too few were sold in its region.'),
  reasons: z
    .array(z.object({ feature: z.string(), aud: Aud }))
    .describe('They add up from the base to the value.'),
  evidence: z.object({
    comparablesFound: z.int(),
    comparablesWithin2Km: z.int(),
    salesInLastYear: z.int(),
    localitySales: z.int(),
    newSalesSinceTraining: z.int(),
    positionFrom: z.enum(['property', 'locality', 'nowhere']),
    methods: z
      .array(
        z.object({
          method: z.enum(VALUATION_METHODS),
          medianError: z.number().nullable().describe('On held-out sales, as a share of the price.'),
          sales: z.int(),
        }),
      )
      .describe('How far each method was off on sales that it had not seen.'),
  }),
  missingFacts: z.array(PropertyFacts.keyof()),
  sample: z.boolean().describe('It is based on made-up sales.'),
});
export type Valuation = z.infer<typeof Valuation>;
