import type { AssistantTool } from '@propguard/rules/assistant/tools';
import type { Understanding } from '../understanding/understand.ts';
import { asksIfHazard, isBudgetSearch, isListWanted } from './intent-search.ts';
import { asksForPerson } from './nearest.ts';
import type { Signs } from './signs.ts';

/** Sums that words alone do not ask for: what they are worked out from must be said, too. */
const SUMS: ReadonlySet<AssistantTool> = new Set(['dti', 'price_check', 'investment_return', 'save_search']);
const WITH_AMOUNTS: ReadonlySet<AssistantTool> = new Set(['repayments', 'upfront_costs']);
/** 'What's left in our pocket?' asks for no plan. */
const OF_PLANS =
  /\b(?:plans?|quota|usage|used?|allowance|subscri\w*|reports?|limits?|credits?|tiers?|account|searches|assessments?|valuations?|allowed|entitled|trial|free)\b/;
const asksPriceAlone = (signs: Signs): boolean =>
  signs.has('price') &&
  signs.hasRooms &&
  signs.places > 0 &&
  signs.amounts === 0 &&
  !signs.has('find', 'forSale', 'it', 'also', 'correction');

export const isUnlikely = (learnt: AssistantTool | null, signs: Signs, heard: Understanding): boolean => {
  if (learnt === null) return false;
  // 'Must have a balcony' asks for nobody, whatever it sounds like.
  if (learnt === 'hand_over') return !asksForPerson(heard);
  // 'Is it flood prone or not? It's a 3 bed house' looks for no others.
  if (learnt === 'search_listings' && asksIfHazard(heard)) return true;
  // 'The price of a two bedroom unit in Five Dock' asks for a figure, and for no list.
  if (learnt === 'search_listings' && asksPriceAlone(signs)) return true;
  if (learnt === 'borrowing_power') return isBudgetSearch(signs);
  // 'Units in Mount Druitt or St Marys' compares nothing.
  if (learnt === 'compare') return isListWanted(signs, heard);
  // A budget is no question about the plan.
  if (learnt === 'plan_usage') return signs.amounts > 0 || (heard.language === 'en' && !signs.says(OF_PLANS));
  return SUMS.has(learnt) || (WITH_AMOUNTS.has(learnt) && signs.amounts === 0);
};
