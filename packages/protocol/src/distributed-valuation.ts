import { FACT_LIMITS } from '@propguard/rules/assessments/limits';
import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { LossChain } from './hazards.ts';
import { PropertyData } from './property-data.ts';
import { sessionRoute } from './route.ts';
import { Day, Id } from './shapes.ts';

const Share = z.number().min(0).max(1);
const Aud = z.int();
const LARGEST_PRICE_AUD = 1_000_000_000;
const MOST_COMPARABLES = 50;
const count = (max: number) => z.int().min(0).max(max).optional();

const GivenComparable = z.object({
  price: z.int('Enter whole dollars.').min(1, 'Enter a price above 0.').max(LARGEST_PRICE_AUD),
  sale_date: Day,
  bedrooms: count(FACT_LIMITS.bedrooms),
  bathrooms: count(FACT_LIMITS.bathrooms),
  land_size: count(FACT_LIMITS.landM2).describe('Square metres.'),
  building_size: count(FACT_LIMITS.buildingM2).describe('Square metres.'),
});

const Hazard = Share.optional();
const RiskData = z.object(
  Object.fromEntries(HAZARD_KINDS.map((kind) => [kind, Hazard])) as Record<
    (typeof HAZARD_KINDS)[number],
    typeof Hazard
  >,
);

const MarketFactors = z.object({
  annual_growth: z
    .number()
    .min(-0.5, 'Give the growth as a share: -0.05 is five per cent down.')
    .max(0.5, 'Give the growth as a share: 0.05 is five per cent.')
    .optional()
    .describe('A share a year, in place of the index, for the sales that are moved to the day.'),
});

/** CORE-CALL-10. */
export const DistributedValuationRequest = z.object({
  property_data: PropertyData,
  comparables: z
    .array(GivenComparable)
    .max(MOST_COMPARABLES, `Send at most ${MOST_COMPARABLES} comparables.`)
    .default([])
    .describe('Sales that you know of. Facts left out are assumed to be those of the property.'),
  risk_data: RiskData.default({}).describe('Hazards from 0 to 1; those that are left out are our own.'),
  market_factors: MarketFactors.default({}),
});
export type DistributedValuationRequest = z.infer<typeof DistributedValuationRequest>;

const METHODS = ['model', 'comparables', 'locality-median', 'own-sale', 'given-comparables'] as const;
const ValueRange = z.object({ min: Aud, max: Aud });

const MovedSale = z.object({
  sale_id: Id.nullable().describe('Null for a comparable that was sent.'),
  sale_date: Day,
  price: Aud,
  adjustments: z.array(z.object({ line: z.string(), aud: Aud })),
  adjusted_price: Aud.describe('The price and its adjustments add up to it.'),
  weight: Share,
});

const MethodResult = z.object({
  method: z.enum(METHODS),
  value: Aud.nullable().describe('Null where the method has nothing to go by.'),
  range: ValueRange.nullable().describe('The 80% range.'),
  median_error: z.number().nullable().describe('On sales whose price was known, as a share of the price.'),
  measured_on: z.int().describe('How many such sales.'),
  weight: Share.describe('Its share in the consensus.'),
  sales_used: z.int(),
  sales: z.array(MovedSale).describe('The weightiest of them, moved to the day and to the property.'),
  evidence: z.string().describe('What it is based on, or why it says nothing.'),
  duration_ms: z.number().min(0),
  thread: z.int().describe('The worker thread that ran it.'),
});

export const DistributedValuation = z.object({
  address: z.string(),
  property_id: Id.nullable(),
  as_of: Day.describe('The day that is valued; no later sale was used.'),
  model_id: Id.describe('The model, as in an assessment: where it values, it gives the same value.'),
  methods: z.array(MethodResult),
  consensus: z
    .object({
      value: Aud,
      range: ValueRange.describe('At least 80%: that of the methods’ mixture, since they share sales.'),
      spread: z
        .number()
        .min(0)
        .describe('From the lowest to the highest value, as a share of the consensus.'),
      agreement: Share.describe('Share of the methods whose range holds the consensus.'),
      methods_used: z.int().min(1),
    })
    .nullable()
    .describe('Null where no method has enough evidence: no number is made up.'),
  stress: z
    .object({
      hazards: z.record(
        z.enum(HAZARD_KINDS),
        z.object({ value: Share.nullable(), source: z.enum(['given', 'ours', 'no-data']) }),
      ),
      stressed_value: Aud,
      chain: LossChain,
    })
    .nullable()
    .describe('From the hazards to the value under stress, step by step.'),
  market_factors: z.object({
    annual_growth: z.number().nullable(),
    source: z.enum(['given', 'index']),
    applied_to: z.array(z.enum(METHODS)).describe('The methods whose time adjustment the given growth made.'),
  }),
  notes: z.array(z.string()),
  sample: z.boolean().describe('It is based on made-up data.'),
});
export type DistributedValuation = z.infer<typeof DistributedValuation>;

export const distributedValuation = {
  value: sessionRoute('assessments:read')
    .route({
      method: 'POST',
      path: '/xnode/distributed-valuation',
      tags: ['assessments'],
      summary: 'Independent methods in parallel threads, and their consensus',
      description:
        'The model, the comparables, the median of the suburb, the property’s own last sale and the comparables that you send each value the property in a worker thread. The model is that of every assessment and gives its value; the other methods leave a property’s own sales to the one that is named after them. The consensus weighs each method by its measured error and holds back one that is far from the others. Nothing is kept.',
    })
    .errors(errorsOf('UNAVAILABLE'))
    .input(DistributedValuationRequest)
    .output(DistributedValuation),
};
