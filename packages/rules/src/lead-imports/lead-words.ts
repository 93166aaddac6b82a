import type { DecisionMaker, LeadFinancing, LeadIntent, LeadSource, LeadTimeline } from '../leads/facts.ts';
import { type LostReason, STATUS_NAMES } from '../leads/pipeline.ts';
import {
  FINANCING_NAMES,
  INTENT_NAMES,
  LOST_REASON_NAMES,
  SOURCE_NAMES,
  TIMELINE_NAMES,
} from '../leads/words.ts';
import { ABOUT_DECISION } from '../qualification/answers.ts';
import { wordsFor } from './read-words.ts';

export const DECISION_NAMES: Readonly<Record<DecisionMaker, string>> = {
  alone: ABOUT_DECISION.alone.label,
  together: ABOUT_DECISION.together.label,
  'somebody-else': ABOUT_DECISION['somebody-else'].label,
};

export const SOURCE_WORDS = wordsFor<LeadSource>(SOURCE_NAMES, {
  website: 'web, online, web form, internet, portal, realestate com au, domain',
  referral: 'referred, word of mouth, friend, past client',
  social: 'facebook, instagram, linkedin, tiktok, social',
  advertisement: 'ad, ads, advert, advertising, google ads, signboard, letterbox, print',
  'cold-call': 'call, phone, cold calling, prospecting',
  'walk-in': 'walk in, open home, open house, inspection, office',
});
export const INTENT_WORDS = wordsFor<LeadIntent>(INTENT_NAMES, {
  buyer: 'buy, buying, purchase, purchaser',
  seller: 'sell, selling, vendor, appraisal',
  investor: 'invest, investing, investment',
});
export const TIMELINE_WORDS = wordsFor<LeadTimeline>(TIMELINE_NAMES, {
  immediately: 'now, asap, immediate, this month, ready now',
  '3-months': 'next three months, within 3 months, 0 3 months, 1 3 months, under 3 months',
  '3-6-months': '3 to 6 months, 4 6 months, within 6 months, three to six months',
  '6-months-plus': '6 months, over 6 months, 6 12 months, later, next year, 12 months, just looking',
});
export const FINANCING_WORDS = wordsFor<LeadFinancing>(FINANCING_NAMES, {
  cash: 'no finance, own funds, unconditional',
  'pre-approved': 'approved, preapproved, pre approval, yes',
  'pre-qualified': 'prequalified, qualified, conditional',
  'needs-help': 'none yet, not yet, no, needs finance, help needed, needs a loan',
});
export const DECISION_WORDS = wordsFor<DecisionMaker>(DECISION_NAMES, {
  alone: 'yes, self, me, sole',
  together: 'joint, couple, partner, both, family',
  'somebody-else': 'no, other, parent, company, board',
});
export const STATUS_WORDS = wordsFor(STATUS_NAMES, {
  new: 'open, fresh, uncontacted',
  contacted: 'called, spoken, in contact, attempted',
  qualified: 'sql, hot',
  viewing: 'inspecting, inspection, appointment',
  negotiating: 'offer, under offer, negotiation',
  closed: 'won, sold, settled, done',
  lost: 'dead, not interested, closed lost',
});
export const LOST_WORDS = wordsFor<LostReason>(LOST_REASON_NAMES, {
  other: 'other',
  'no-reply': 'unresponsive',
});
