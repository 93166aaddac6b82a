import { LEAD_FINANCINGS, LEAD_INTENTS, LEAD_TIMELINES, type LeadSource } from '../leads/facts.ts';
import type { LeadStatus } from '../leads/pipeline.ts';

/** What is kept alike on both sides. The email address is what they are known by, and is not one of them. */
export const HUBSPOT_FIELDS = [
  'name',
  'phone',
  'status',
  'company',
  'intent',
  'budgetMin',
  'budgetMax',
  'timeline',
  'financing',
  'bedrooms',
] as const;
export type HubspotField = (typeof HUBSPOT_FIELDS)[number];

/** By their names there, as texts; '' and nothing are the same. */
export type HubspotProperties = Readonly<Record<string, string | null | undefined>>;

/** What HubSpot has no property for gets one of ours, made when it is connected. */
const OWN = {
  intent: 'propguard_intent',
  budgetMin: 'propguard_budget_min',
  budgetMax: 'propguard_budget_max',
  timeline: 'propguard_timeline',
  financing: 'propguard_financing',
  bedrooms: 'propguard_bedrooms',
} as const satisfies Partial<Record<HubspotField, string>>;

export const HUBSPOT_GROUP = { name: 'propguard', label: 'PropGuard' };
export const HUBSPOT_OWN_PROPERTIES: readonly { name: string; label: string; type: 'string' | 'number' }[] = [
  { name: OWN.intent, label: `Wants to (${LEAD_INTENTS.join(', ')})`, type: 'string' },
  { name: OWN.budgetMin, label: 'Lowest budget, AUD', type: 'number' },
  { name: OWN.budgetMax, label: 'Highest budget, AUD', type: 'number' },
  { name: OWN.timeline, label: `Timeline (${LEAD_TIMELINES.join(', ')})`, type: 'string' },
  { name: OWN.financing, label: `Financing (${LEAD_FINANCINGS.join(', ')})`, type: 'string' },
  { name: OWN.bedrooms, label: 'Bedrooms, at least', type: 'number' },
];

/** Set there when somebody unsubscribes from all mail. It is read, and never written: HubSpot keeps it itself. */
export const HUBSPOT_OPT_OUT = 'hs_email_optout';
const FIRST_SOURCE = 'hs_analytics_source';

/** What is asked of a contact. */
export const HUBSPOT_PROPERTIES: readonly string[] = [
  'email',
  'firstname',
  'lastname',
  'phone',
  'hs_lead_status',
  'lifecyclestage',
  'company',
  ...Object.values(OWN),
  HUBSPOT_OPT_OUT,
  FIRST_SOURCE,
  'lastmodifieddate',
];

/** HubSpot's own lead statuses. It has none for a deal that is done: a customer with a deal stands for it. */
const CUSTOMER = 'CUSTOMER';
const STATUS_THERE: Readonly<Record<LeadStatus, string>> = {
  new: 'NEW',
  contacted: 'CONNECTED',
  qualified: 'IN_PROGRESS',
  viewing: 'IN_PROGRESS',
  negotiating: 'OPEN_DEAL',
  closed: CUSTOMER,
  lost: 'UNQUALIFIED',
};
const STATUS_HERE: Readonly<Record<string, LeadStatus>> = {
  NEW: 'new',
  OPEN: 'contacted',
  ATTEMPTED_TO_CONTACT: 'contacted',
  CONNECTED: 'contacted',
  IN_PROGRESS: 'qualified',
  OPEN_DEAL: 'negotiating',
  [CUSTOMER]: 'closed',
  UNQUALIFIED: 'lost',
  BAD_TIMING: 'lost',
};

const SOURCES: Readonly<Record<string, LeadSource>> = {
  REFERRALS: 'referral',
  SOCIAL_MEDIA: 'social',
  PAID_SOCIAL: 'advertisement',
  PAID_SEARCH: 'advertisement',
  OTHER_CAMPAIGNS: 'advertisement',
};
export const sourceOf = (properties: HubspotProperties): LeadSource =>
  SOURCES[properties[FIRST_SOURCE] ?? ''] ?? 'website';

const ALIKE = { phone: 'phone', company: 'company', ...OWN } as const;

/** One of our values as HubSpot keeps it. */
export const toHubspot = (field: HubspotField, value: string): Record<string, string> => {
  if (field === 'name') {
    const [first = '', ...rest] = value.split(/\s+/);
    return { firstname: first, lastname: rest.join(' ') };
  }
  if (field === 'status')
    return value === 'closed'
      ? { hs_lead_status: 'OPEN_DEAL', lifecyclestage: 'customer' }
      : { hs_lead_status: STATUS_THERE[value as LeadStatus] };
  return { [ALIKE[field]]: value };
};

/** What HubSpot has of a field, as one text. */
export const valueThere = (field: HubspotField, properties: HubspotProperties): string => {
  if (field === 'name')
    return [properties.firstname, properties.lastname]
      .map((part) => part?.trim())
      .filter(Boolean)
      .join(' ');
  if (field === 'status') {
    const status = properties.hs_lead_status ?? '';
    return status === 'OPEN_DEAL' && properties.lifecyclestage === 'customer' ? CUSTOMER : status;
  }
  return (properties[ALIKE[field]] ?? '').trim();
};

const NUMBERS: ReadonlySet<HubspotField> = new Set(['budgetMin', 'budgetMax', 'bedrooms']);
const CHOICES: Partial<Record<HubspotField, readonly string[]>> = {
  intent: LEAD_INTENTS,
  timeline: LEAD_TIMELINES,
  financing: LEAD_FINANCINGS,
};

/** What HubSpot has in our own terms; null: nothing that we can take. Whether a phone number is one, others know. */
export const asOurs = (field: HubspotField, there: string): string | null => {
  if (field === 'status') return STATUS_HERE[there] ?? null;
  if (there === '') return '';
  if (NUMBERS.has(field)) {
    const number = Math.round(Number(there));
    return Number.isSafeInteger(number) && number >= 0 ? String(number) : null;
  }
  const choices = CHOICES[field];
  return choices && !choices.includes(there) ? null : there;
};

/** Whether our status is told by theirs: two of ours are one there. */
export const isStatusTwin = (ours: string, there: string): boolean =>
  STATUS_THERE[ours as LeadStatus] === there;
