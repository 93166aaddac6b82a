import type { ComplianceStanding } from '@propguard/rules/lending/compliance-summary';
import { COLOUR } from './theme.ts';

/** Nothing speaks against a loan that nobody could check: it is neither good nor bad. */
export const STANDING_COLOURS: Record<ComplianceStanding, string> = {
  approved: COLOUR.positive,
  review: COLOUR.caution,
  unchecked: COLOUR.muted,
};
