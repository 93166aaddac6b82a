import type { ComplianceReason } from './compliance-summary.ts';
import { RULE_TITLES } from './rule-titles.ts';

const WORDS: Record<ComplianceReason['result'], string> = {
  review: 'needs review',
  breach: 'isn’t met',
  'cannot-assess': 'hasn’t been checked',
};

/** 'Serviceability hasn’t been checked': why a loan is not approved, where only the rule and its result are known. */
export const reasonWords = ({ rule, result }: ComplianceReason): string =>
  `${RULE_TITLES[rule]} ${WORDS[result]}`;
