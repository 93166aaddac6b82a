/** OPS-LEAD-22 */
export const LEAD_SOURCES = [
  'website',
  'referral',
  'social',
  'advertisement',
  'cold-call',
  'walk-in',
] as const;
export type LeadSource = (typeof LEAD_SOURCES)[number];

/** By which door they came this time: each is a touch of its own. */
export const TOUCH_KINDS = [
  'enquiry',
  'form',
  'assistant',
  'api',
  'import',
  'e-mail',
  'booking',
  'hubspot',
  'by-hand',
] as const;
export type TouchKind = (typeof TOUCH_KINDS)[number];

export const LEAD_INTENTS = ['buyer', 'seller', 'investor'] as const;
export type LeadIntent = (typeof LEAD_INTENTS)[number];

/** OPS-QUAL-05 */
export const LEAD_TIMELINES = ['immediately', '3-months', '3-6-months', '6-months-plus'] as const;
export type LeadTimeline = (typeof LEAD_TIMELINES)[number];

/** OPS-QUAL-06 */
export const LEAD_FINANCINGS = ['cash', 'pre-approved', 'pre-qualified', 'needs-help'] as const;
export type LeadFinancing = (typeof LEAD_FINANCINGS)[number];

export const DECISION_MAKERS = ['alone', 'together', 'somebody-else'] as const;
export type DecisionMaker = (typeof DECISION_MAKERS)[number];

/** What the score calls a lead; the model that fills it says where each begins. */
export const SCORE_BANDS = ['hot', 'warm', 'cool', 'cold'] as const;
export type ScoreBand = (typeof SCORE_BANDS)[number];

/** OPS-ENT-02 and LEADS-ENT-05 together. */
export const INTERACTION_TYPES = [
  'call',
  'viewing',
  'email',
  'meeting',
  'message',
  'website',
  'social',
  'demo',
] as const;
export type InteractionType = (typeof INTERACTION_TYPES)[number];

/** OPS-LEAD-27 */
export const INTERACTION_OUTCOMES = ['positive', 'neutral', 'negative'] as const;
export type InteractionOutcome = (typeof INTERACTION_OUTCOMES)[number];

export const TASK_KINDS = ['call', 'email', 'meeting', 'viewing', 'other'] as const;
export type TaskKind = (typeof TASK_KINDS)[number];

/** OPS-LEAD-28; the two others are columns of the list. */
export const LEAD_SORTS = ['date', 'score', 'value', 'name', 'last-contact', 'follow-up'] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
