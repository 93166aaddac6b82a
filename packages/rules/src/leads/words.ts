import type {
  InteractionOutcome,
  InteractionType,
  LeadFinancing,
  LeadIntent,
  LeadSource,
  LeadTimeline,
  ScoreBand,
  TaskKind,
  TouchKind,
} from './facts.ts';
import type { LostReason } from './pipeline.ts';

/** What people call what the tables keep: one place for screens, notices and files. */
type Names<Of extends string> = Readonly<Record<Of, string>>;

export const SOURCE_NAMES: Names<LeadSource> = {
  website: 'Website',
  referral: 'Referral',
  social: 'Social media',
  advertisement: 'Advertisement',
  'cold-call': 'Cold call',
  'walk-in': 'Walk-in',
};
/** After ‘through’. */
export const SOURCE_PHRASES: Names<LeadSource> = {
  website: 'the website',
  referral: 'a referral',
  social: 'social media',
  advertisement: 'an advertisement',
  'cold-call': 'a cold call',
  'walk-in': 'the front door',
};
/** How somebody came, for the history of their lead. */
export const TOUCH_NAMES: Names<TouchKind> = {
  enquiry: 'Sent an enquiry',
  form: 'Filled in a web form',
  assistant: 'Came through the assistant',
  api: 'Came through the API',
  import: 'Came with an import',
  'e-mail': 'Wrote an email',
  booking: 'Booked a time',
  hubspot: 'Came from HubSpot',
  'by-hand': 'Added by hand',
};
export const INTENT_NAMES: Names<LeadIntent> = { buyer: 'Buyer', seller: 'Seller', investor: 'Investor' };
export const TIMELINE_NAMES: Names<LeadTimeline> = {
  immediately: 'Immediately',
  '3-months': 'Next 3 months',
  '3-6-months': '3-6 months',
  '6-months-plus': '6+ months',
};
export const FINANCING_NAMES: Names<LeadFinancing> = {
  cash: 'Cash buyer',
  'pre-approved': 'Pre-approved',
  'pre-qualified': 'Pre-qualified',
  'needs-help': 'Needs help',
};
export const BAND_NAMES: Names<ScoreBand> = { hot: 'Hot', warm: 'Warm', cool: 'Cool', cold: 'Cold' };
export const LOST_REASON_NAMES: Names<LostReason> = {
  'bought-elsewhere': 'Bought elsewhere',
  'sold-elsewhere': 'Sold with someone else',
  'no-reply': 'Never replied',
  budget: 'The budget didn’t fit',
  financing: 'No finance',
  timing: 'Not now',
  'not-interested': 'Not interested any more',
  'not-a-lead': 'Wasn’t a lead',
  other: 'Another reason',
};
export const INTERACTION_NAMES: Names<InteractionType> = {
  call: 'Call',
  viewing: 'Viewing',
  email: 'Email',
  meeting: 'Meeting',
  message: 'Message',
  website: 'Website',
  social: 'Social media',
  demo: 'Demo',
};
export const OUTCOME_NAMES: Names<InteractionOutcome> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
};
export const TASK_NAMES: Names<TaskKind> = {
  call: 'Call',
  email: 'Email',
  meeting: 'Meeting',
  viewing: 'Viewing',
  other: 'Something else',
};
