import type { Lead, SomeFacts } from '@propguard/protocol/lead-facts';
import {
  LEAD_FINANCINGS,
  LEAD_INTENTS,
  LEAD_SOURCES,
  LEAD_TIMELINES,
  type LeadSource,
} from '@propguard/rules/leads/facts';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { text } from './text.ts';

const words = text.form;
export const UNKNOWN = 'unknown';

const Dollars = z.string().regex(/^[\d\s,$]*$/, words.dollars);

/** As fields hold it: text, and nothing where nothing is known. */
export const LeadFormValues = z.object({
  name: z.string().max(80),
  source: z.enum(LEAD_SOURCES),
  intent: z.enum([UNKNOWN, ...LEAD_INTENTS]),
  timeline: z.enum([UNKNOWN, ...LEAD_TIMELINES]),
  financing: z.enum([UNKNOWN, ...LEAD_FINANCINGS]),
  budgetMin: Dollars,
  budgetMax: Dollars,
  bedrooms: z.string().regex(/^\d{0,2}$/, words.number),
  propertyTypes: z.array(z.enum(PROPERTY_TYPES)),
  locations: z.array(z.string()),
  company: z.string().max(120),
  tags: z.string().max(900),
  followUp: z.string(),
});
export type LeadFormValues = z.infer<typeof LeadFormValues>;

export const NewLeadValues = LeadFormValues.extend({
  addresses: z.array(z.object({ value: z.string() })),
  agentId: z.string(),
  note: z.string().max(4000),
}).superRefine(({ addresses }, context) => {
  if (addresses.every(({ value }) => value.trim() === ''))
    context.addIssue({ code: 'custom', path: ['addresses', 0, 'value'], message: words.one });
});
export type NewLeadValues = z.infer<typeof NewLeadValues>;

const written = (value: number | null): string => (value === null ? '' : String(value));

export const valuesOf = (lead: Lead | null, followUp: string): LeadFormValues => ({
  name: lead?.name ?? '',
  source: lead?.source ?? 'website',
  intent: lead?.intent ?? UNKNOWN,
  timeline: lead?.timeline ?? UNKNOWN,
  financing: lead?.financing ?? UNKNOWN,
  budgetMin: written(lead?.budgetMin ?? null),
  budgetMax: written(lead?.budgetMax ?? null),
  bedrooms: written(lead?.bedrooms ?? null),
  propertyTypes: lead?.propertyTypes ?? [],
  locations: lead?.locations ?? [],
  company: lead?.company ?? '',
  tags: lead?.tags.join(', ') ?? '',
  followUp,
});

const numberOf = (value: string): number | null => {
  const digits = value.replaceAll(/\D/g, '');
  return digits === '' ? null : Number(digits);
};
const known = <V extends string>(value: V | typeof UNKNOWN): V | null =>
  value === UNKNOWN ? null : (value as V);

export const factsOf = (values: LeadFormValues): SomeFacts => ({
  intent: known(values.intent),
  timeline: known(values.timeline),
  financing: known(values.financing),
  budgetMin: numberOf(values.budgetMin),
  budgetMax: numberOf(values.budgetMax),
  bedrooms: numberOf(values.bedrooms),
  propertyTypes: values.propertyTypes,
  locations: values.locations,
  company: values.company.trim() || null,
  tags: values.tags
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean),
});

/** What differs from what was read, and nothing else: others may have changed the rest. */
export const changedFacts = (
  before: LeadFormValues,
  after: LeadFormValues,
): SomeFacts & { name?: string | null; source?: LeadSource } => {
  const [was, is] = [factsOf(before), factsOf(after)];
  const differing = Object.entries(is).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field as keyof SomeFacts]),
  );
  return {
    ...Object.fromEntries(differing),
    ...(after.name !== before.name && { name: after.name.trim() || null }),
    ...(after.source !== before.source && { source: after.source }),
  };
};
