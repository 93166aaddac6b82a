import { describe, expect, it } from 'vitest';
import { isUnableToPay } from './cannot-pay.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const REPAID: DialogueState = {
  ...NEW_DIALOGUE,
  last: { tool: 'quick_sum', arguments: { sum: 'rateChange', loanAud: 512_000 } },
};

describe('whoever cannot pay what their loan costs', () => {
  it.each<[message: string, before?: DialogueState]>([
    ['we cant afford that, wife just went part time. what can we do', REPAID],
    ["i mean we can't afford 3402", REPAID],
    ['is there someone at the bank you can ask if you’re struggling', REPAID],
    ['no podemos pagar eso, ¿qué hacemos?', REPAID],
    ['On ne peut pas payer ça', REPAID],
    ['Das können wir uns nicht leisten', REPAID],
    ['Non ce la facciamo a pagare', REPAID],
    ['我们还不起', REPAID],
    ['감당이 안 돼요', REPAID],
    ['ローンが払えそうにありません。どうすればいいですか'],
    ["we can't pay the mortgage anymore, who can help"],
  ])('is told of their rights: %s', (message, before = NEW_DIALOGUE) => {
    expect(isUnableToPay({ text: message }, before)).toBe(true);
  });

  it.each<[message: string, before?: DialogueState]>([
    ["we can't afford an 800k house, what can we do"],
    ['what does it cost over 30 years', REPAID],
    ['how much is it worth', REPAID],
    ['I can’t see the map'],
  ])('and nobody else: %s', (message, before = NEW_DIALOGUE) => {
    expect(isUnableToPay({ text: message }, before)).toBe(false);
  });
});
