import type { LeadScore } from '@propguard/protocol/lead-scoring';
import { text } from './text.ts';

type Part = LeadScore['parts'][number];
type Evidence = LeadScore['evidence'];
/** Writes an instant as a day of the workspace. */
type DateOf = (instant: string) => string;

const budget = ({ reach, financing }: Evidence): string =>
  [reach ? text.reach(reach.found, reach.of) : null, financing ? text.financing(financing) : null]
    .filter(Boolean)
    .join('. ');

const SAYS: Record<Part['factor'], (evidence: Evidence, dateOf: DateOf) => string | null> = {
  engagement: ({ happened }) => (happened.length === 0 ? text.nothingYet : text.happened(happened.length)),
  budget,
  timeline: ({ timeline, timelineSaidAt }, dateOf) =>
    timeline && timelineSaidAt ? text.timeline(timeline, dateOf(timelineSaidAt)) : null,
  location: ({ locations }) => (locations ? text.places(locations.found, locations.of) : null),
  propertyType: ({ propertyTypes }) =>
    propertyTypes ? text.kinds(propertyTypes.found, propertyTypes.of) : null,
  companySize: ({ companySize }) => (companySize === null ? null : text.company(companySize)),
  decisionMaker: ({ decisionMaker }) => (decisionMaker ? text.decision(decisionMaker) : null),
  urgency: ({ urgency }, dateOf) =>
    urgency ? text.urgency(text.urgencyKinds[urgency.kind] ?? text.otherSign, dateOf(urgency.at)) : null,
};

/** What a part of the score rests on, in one line. */
export const evidenceText = ({ factor, state }: Part, evidence: Evidence, dateOf: DateOf): string => {
  if (state === 'unknown') return factor === 'budget' ? text.budgetUnknown : text.unknown;
  if (state === 'not-applicable')
    return factor === 'budget' ? text.notAsked.budget : text.notAsked.companySize;
  return SAYS[factor](evidence, dateOf) ?? '';
};
