import { shareOf } from '@propguard/rules/chance/draws';
import { ALL_IN, DUTY_ALONE } from '../dialogue/sum-words.ts';
import type { IntentExample } from '../intents/examples.ts';
import type { IntentLabel } from '../intents/intent-labels.ts';
import { plainText } from '../understanding/clean-text.ts';
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

const asksOf = (intent: IntentLabel, text: string): Ask | undefined => {
  if (intent !== 'upfront_costs') return ASKS_OF[intent];
  const said = plainText(text);
  return DUTY_ALONE.test(said) && !ALL_IN.test(said) ? 'duty' : 'cash';
};

/** Who labelled whole messages wrote few short ones: those come from the examples of intents, some of each. */
export const shortMessagesIn = (examples: readonly IntentExample[]): ShortMessage[] => {
  const taken = new Map<IntentLabel, number>();
  return examples
    .toSorted((a, b) => shareOf(a.text) - shareOf(b.text))
    .flatMap(({ label, text }) => {
      const ask = asksOf(label, text);
      const count = taken.get(label) ?? 0;
      if (ask === undefined || count >= MOST_OF_INTENT) return [];
      taken.set(label, count + 1);
      return [{ text, ask }];
    });
};
