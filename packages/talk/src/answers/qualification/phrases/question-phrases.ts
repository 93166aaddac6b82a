import type { LeadIntent } from '@propguard/rules/leads/facts';

export const ASKED_KEYS = [
  'budget',
  'timeline',
  'financing',
  'propertyType',
  'areas',
  'experience',
  'address',
  'lastAppraisal',
  'renovations',
  'reason',
] as const;
export type AskedKey = (typeof ASKED_KEYS)[number];
export const CHOSEN_KEYS = [
  'budget',
  'timeline',
  'financing',
  'propertyType',
  'experience',
  'lastAppraisal',
] as const;
type ChosenKey = (typeof CHOSEN_KEYS)[number];

/** What is said while somebody is asked what a lead is asked. */
export type QuestionPhrases = {
  /** The buttons that begin it, one a flow. */
  start: Readonly<Record<LeadIntent, string>>;
  which: string;
  begin: string;
  /** After something else was answered in between. */
  again: string;
  unclear: string;
  paused: string;
  goOn: string;
  skip: string;
  contact: string;
  done: string;
  doneFor: string;
  ask: Readonly<Record<AskedKey, string>>;
  /** In the order of the flow's own options. */
  options: Readonly<Record<ChosenKey, readonly string[]>>;
};
