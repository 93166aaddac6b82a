import { shareOf } from '@propguard/rules/chance/draws';
import type { IntentExample } from '../intents/examples.ts';
import type { IntentLabel } from '../intents/intent-labels.ts';
import type { Ask } from './learnt-labels.ts';

/** Intents that ask for one thing of our labels, and nothing beside it. */
const ASKS_OF: Readonly<Partial<Record<IntentLabel, Ask>>> = {
  assess: 'value',
  explain_value: 'why',
  comparables: 'comps',
  compare: 'compare',
  market: 'market',
  hazard: 'hazard',
  borrowing_power: 'borrow',
  lvr: 'lvr',
  rules: 'guide',
  repayments: 'repay',
  investment_return: 'return',
  price_check: 'fair',
  save_search: 'save',
  search_listings: 'list',
  report: 'report',
  check_certificate: 'certificate',
  plan_usage: 'plan',
  hand_over: 'person',
  out_of_scope: 'offtopic',
  greet: 'greet',
  thank: 'thanks',
};
/** So many of each intent that the long messages, which say more, are not outnumbered. */
const MOST_OF_INTENT = 150;

export type ShortMessage = { text: string; ask: Ask };

/** Who labelled whole messages wrote few short ones: those come from the examples of intents, some of each. */
export const shortMessagesIn = (examples: readonly IntentExample[]): ShortMessage[] =>
  Object.entries(ASKS_OF).flatMap(([intent, ask]) =>
    examples
      .filter(({ label }) => label === intent)
      .toSorted((a, b) => shareOf(a.text) - shareOf(b.text))
      .slice(0, MOST_OF_INTENT)
      .map(({ text }) => ({ text, ask })),
  );
