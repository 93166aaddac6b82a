import {
  DECISION_MAKERS,
  LEAD_FINANCINGS,
  LEAD_INTENTS,
  LEAD_SOURCES,
  LEAD_TIMELINES,
  SCORE_BANDS,
  TOUCH_KINDS,
} from '@propguard/rules/leads/facts';
import {
  LEAD_FEATURES_MAX,
  LEAD_LOCATIONS_MAX,
  LEAD_MONEY_MAX_AUD,
  LEAD_TAG_MAX_LENGTH,
  LEAD_TAGS_MAX,
} from '@propguard/rules/leads/limits';
import { LEAD_STATUSES, LOST_REASONS } from '@propguard/rules/leads/pipeline';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import { ROOMS_MAX } from '@propguard/rules/properties/search-limits';
import * as z from 'zod';
import { AddressKind } from './people.ts';
import { Id, Instant, oneLine } from './shapes.ts';

export const LeadStatus = z.enum(LEAD_STATUSES);
export const LeadSource = z.enum(LEAD_SOURCES);
export const ScoreBand = z.enum(SCORE_BANDS);
export const LostReason = z.enum(LOST_REASONS);

export const Aud = z.int('Enter whole dollars.').min(0).max(LEAD_MONEY_MAX_AUD);
export const Tag = oneLine(LEAD_TAG_MAX_LENGTH).min(1, 'Enter a tag.');
const Words = oneLine(80).min(1);
const uniqueOf = <T extends z.ZodType<string>>(item: T, most: number) =>
  z
    .array(item)
    .max(most)
    .transform((values) => [...new Set(values)]);

/** What a lead wants and can; each may be unknown. */
const leadFacts = {
  intent: z.enum(LEAD_INTENTS).nullable(),
  budgetMin: Aud.nullable(),
  budgetMax: Aud.nullable(),
  valueAud: Aud.nullable().describe('What the deal is worth; null: the most that they would pay.'),
  timeline: z.enum(LEAD_TIMELINES).nullable(),
  financing: z.enum(LEAD_FINANCINGS).nullable(),
  locations: uniqueOf(z.string().max(120), LEAD_LOCATIONS_MAX).describe(
    'Suburbs by id: `qld-4005-new-farm`.',
  ),
  propertyTypes: uniqueOf(z.enum(PROPERTY_TYPES), PROPERTY_TYPES.length),
  bedrooms: z.int().min(0).max(ROOMS_MAX).nullable().describe('At least so many.'),
  bathrooms: z.int().min(0).max(ROOMS_MAX).nullable().describe('At least so many.'),
  features: uniqueOf(Words, LEAD_FEATURES_MAX),
  company: oneLine(120).min(1).nullable(),
  companySize: z.int().min(1).max(10_000_000).nullable().describe('People who work there.'),
  decisionMaker: z.enum(DECISION_MAKERS).nullable(),
  tags: uniqueOf(Tag, LEAD_TAGS_MAX),
};

const LeadFacts = z.object(leadFacts);
/** What is left out is not known, or not changed. */
export const SomeFacts = LeadFacts.partial();
export type SomeFacts = z.infer<typeof SomeFacts>;

type Budget = { budgetMin?: number | null | undefined; budgetMax?: number | null | undefined };
export const refuseUpsideDown = ({ budgetMin, budgetMax }: Budget, context: z.RefinementCtx): void => {
  if (budgetMin != null && budgetMax != null && budgetMin > budgetMax)
    context.addIssue({
      code: 'custom',
      path: ['budgetMin'],
      message: 'The lowest budget is above the highest.',
    });
};

export const Who = z.object({
  accountId: Id.nullable(),
  name: z.string().nullable().describe('Null: nobody’s hand, or somebody who is gone.'),
});

export const AgentRef = z.object({ id: Id, name: z.string() });

/** OPS-ENT-11, and what the list shows beside it (OPS-LEAD-09). */
export const LeadRow = z.object({
  id: Id,
  personId: Id,
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  status: LeadStatus,
  source: LeadSource,
  score: z.int().nullable().describe('In percent; null: not scored yet.'),
  scoreBand: ScoreBand.nullable(),
  totalValueAud: Aud.nullable(),
  agent: AgentRef.nullable(),
  tags: z.array(z.string()),
  lastContactAt: Instant.nullable(),
  nextFollowUpAt: Instant.nullable(),
  responseDueAt: Instant.nullable().describe('Until when somebody is to answer; null: somebody has.'),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
});
export type LeadRow = z.infer<typeof LeadRow>;

export const Touch = z.object({
  id: Id,
  kind: z.enum(TOUCH_KINDS),
  source: LeadSource,
  at: Instant,
  detail: z.string().nullable(),
});
export type Touch = z.infer<typeof Touch>;

const LeadAddress = z.object({
  id: Id,
  kind: AddressKind,
  value: z.string(),
});

/** OPS-ENT-01 */
export const Lead = LeadRow.extend({
  ...LeadFacts.shape,
  places: z
    .array(z.object({ id: z.string(), name: z.string(), state: z.string(), postcode: z.string() }))
    .describe('The locations by name.'),
  addresses: z.array(LeadAddress),
  statusSince: Instant,
  lostReason: LostReason.nullable(),
  feeAud: Aud.nullable(),
  closedAt: Instant.nullable(),
  respondedAt: Instant.nullable(),
  scoredAt: Instant.nullable(),
  firstTouch: Touch.nullable(),
  lastTouch: Touch.nullable(),
  merged: z
    .array(z.object({ mergeId: Id, leadId: Id, name: z.string().nullable(), at: Instant }))
    .describe('Leads that were merged into it.'),
  mergedInto: Id.nullable(),
});
export type Lead = z.infer<typeof Lead>;
