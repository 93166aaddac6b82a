import type { Understanding } from '../understanding/understand.ts';
import { isSubject } from './place-text.ts';
import { asksYield } from './ranking/ranking-asked.ts';
import type { Decision, DialogueState } from './state.ts';
import { toCall } from './to-call.ts';
import { wholeCall } from './whole-call.ts';

const OF_PLACES: ReadonlySet<string> = new Set(['market', 'compare', 'assess', 'search_listings']);

/** 'Rental yield of Baldivis or Armadale?': who has rents is told first, and what homes cost there beside it. */
export const withYieldOfPlaces = (
  decision: Decision,
  heard: Understanding,
  before: DialogueState,
): Decision => {
  const isOpen =
    decision.kind === 'call' && decision.topics === undefined && OF_PLACES.has(decision.call.tool);
  const isRentSaid = heard.money.some(({ timesAYear }) => timesAYear !== null && timesAYear > 1);
  if (!isOpen || isRentSaid || !asksYield(heard)) return decision;
  const isSeveral = heard.places.filter(isSubject).length > 1;
  const compared = isSeveral ? toCall(heard, wholeCall('compare', heard, before)) : decision;
  return { ...(compared.kind === 'call' ? compared : decision), topics: ['rents'] };
};
