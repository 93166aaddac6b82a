import { expect, it } from 'vitest';
import { ALEX_ACTIONS, actionsFor, sentenceOf } from './quick-actions.ts';

it.each([
  ['CORE-CHAT-32', 'find_properties', /properties to purchase/],
  ['CORE-CHAT-32', 'get_valuation', /comprehensive valuation/],
  ['CORE-CHAT-32', 'market_analysis', /market analysis and its trends/],
  ['CORE-CHAT-32', 'risk_analysis', /environmental and climate risk analysis/],
  ['CORE-CHAT-33', 'budget_under_500k', /under \$500,000/],
  ['CORE-CHAT-33', 'budget_500k_1m', /\$500,000 to \$1,000,000/],
  ['CORE-CHAT-33', 'budget_1m_2m', /\$1,000,000 to \$2,000,000/],
  ['CORE-CHAT-34', 'global_search', /global search/],
  ['CORE-CHAT-34', 'bay_area_market', /Bay Area market analysis/],
  ['CORE-CHAT-34', 'los_angeles_market', /Los Angeles market analysis/],
  ['OPS-WIDGET-04', 'schedule_viewing', /a person to schedule a viewing$/],
  ['OPS-WIDGET-04', 'talk_to_a_person', /^I want to talk to a person$/],
  ['CORE-CHAT-35', 'book_a_tour', /^I want to book a tour$/],
])('%s: %s', (_id, action, sentence) => {
  expect(sentenceOf(action)).toMatch(sentence);
});

it.each([
  ['CORE-CHAT-33: a budget', 'maxPriceAud', 4],
  ['CORE-CHAT-34: a market', 'location', 2],
  ['nothing for an address', 'address', 0],
])('%s can be chosen when it is asked for', (_name, missing, count) => {
  expect(actionsFor(missing)).toHaveLength(count);
});

it('OPS-WIDGET-04: what Alex offers has names of its own', () => {
  expect(new Set(ALEX_ACTIONS.map(({ label }) => label)).size).toBe(ALEX_ACTIONS.length);
});
