import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { dateText } from '../times/instant-text.ts';
import { text } from './text.ts';

type Part = LeadScore['parts'][number];
type Evidence = LeadScore['evidence'];

const budget = ({ reach, financing }: Evidence): string =>
  [reach ? text.reach(reach.found, reach.of) : null, financing ? text.financing(financing) : null]
    .filter(Boolean)
    .join('. ');

const SAYS: Record<Part['factor'], (evidence: Evidence, timeZone: string | undefined) => string | null> = {
  engagement: ({ happened }) => (happened.length === 0 ? text.nothingYet : text.happened(happened.length)),
  budget,
  timeline: ({ timeline, timelineSaidAt }, timeZone) =>
    timeline && timelineSaidAt ? text.timeline(timeline, dateText(timelineSaidAt, timeZone)) : null,
  location: ({ locations }) => (locations ? text.places(locations.found, locations.of) : null),
  propertyType: ({ propertyTypes }) =>
    propertyTypes ? text.kinds(propertyTypes.found, propertyTypes.of) : null,
  companySize: ({ companySize }) => (companySize === null ? null : text.company(companySize)),
  decisionMaker: ({ decisionMaker }) => (decisionMaker ? text.decision(decisionMaker) : null),
  urgency: ({ urgency }, timeZone) =>
    urgency
      ? text.urgency(text.urgencyKinds[urgency.kind] ?? text.otherSign, dateText(urgency.at, timeZone))
      : null,
};

/** What a part of the score rests on, in one line. */
export const evidenceText = (
  { factor, state }: Part,
  evidence: Evidence,
  timeZone: string | undefined,
): string => {
  if (state === 'unknown') return factor === 'budget' ? text.budgetUnknown : text.unknown;
  if (state === 'not-applicable')
    return factor === 'budget' ? text.notAsked.budget : text.notAsked.companySize;
  return SAYS[factor](evidence, timeZone) ?? '';
};
