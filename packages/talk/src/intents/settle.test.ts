import { describe, expect, it } from 'vitest';
import type { Guess } from './guess-intent.ts';
import type { IntentLabel } from './intent-labels.ts';
import { settleIntent } from './settle-intent.ts';
import { isBorneOut, refusedByWords } from './settle-refusal.ts';
import { settleScope } from './settle-scope.ts';

const guess = (shares: Partial<Record<IntentLabel, number>>): Guess => {
  const [label, share] = Object.entries(shares).reduce((best, one) => (one[1] > best[1] ? one : best));
  return {
    label: label as IntentLabel,
    share,
    shareOf: (...labels) => labels.reduce((sum, one) => sum + (shares[one] ?? 0), 0),
    refusal: {
      share: (shares.injection ?? 0) + (shares.others_data ?? 0) + (shares.wrongdoing ?? 0),
      reason: (shares.wrongdoing ?? 0) > (shares.injection ?? 0) ? 'wrongdoing' : 'injection',
    },
  };
};

describe('signs and words together', () => {
  it.each([
    ['both say the same', 'market', { market: 0.9 }, 'market'],
    ['the words are surer', 'assess', { hazard: 0.8, assess: 0.1 }, 'hazard'],
    ['the words are hardly surer', 'assess', { hazard: 0.5, assess: 0.4 }, 'assess'],
    ['only the words say something', null, { plan_usage: 0.3, help: 0.2 }, 'plan_usage'],
    ['neither does', null, { continue: 0.7, help: 0.2 }, null],
  ] as const)('which tool: %s', (_, ruled, shares, settled) => {
    expect(settleIntent(ruled, guess(shares))).toBe(settled);
  });

  it.each([
    ['a word that the others bear out', 'word', { out_of_scope: 0.3, others_data: 0.65 }, true],
    ['a word that the others do not bear out', 'word', { out_of_scope: 0.6, others_data: 0.4 }, false],
    ['somebody whose data are asked for', 'person', { out_of_scope: 0.7, others_data: 0.3 }, true],
    ['somebody in an honest question', 'person', { help: 0.9, others_data: 0.1 }, false],
    ['what is plainly said', 'plain', { assess: 0.9, injection: 0.1 }, true],
    ['what goes on with what was asked', 'plain', { continue: 0.9, injection: 0.1 }, false],
  ] as const)('signs of what is not done: %s', (_, evidence, shares, isOut) => {
    expect(isBorneOut(evidence, guess(shares))).toBe(isOut);
  });

  it.each([
    ['sure', { wrongdoing: 0.6, injection: 0.33, report: 0.07 }, 'wrongdoing'],
    ['not sure enough', { injection: 0.6, report: 0.4 }, null],
    ['of something else', { report: 0.9 }, null],
  ] as const)('what is refused by its words alone: %s', (_, shares, settled) => {
    expect(refusedByWords(guess(shares))).toBe(settled);
  });

  it.each([
    ['words', false, { out_of_scope: 0.7 }, false, true],
    ['words that are less sure in a conversation', false, { out_of_scope: 0.7, market: 0.3 }, true, false],
    ['signs', true, { out_of_scope: 0.4, help: 0.3 }, false, true],
    [
      'neither, when the words surely ask for something of ours',
      true,
      { borrowing_power: 0.8 },
      false,
      false,
    ],
  ] as const)('what is out of scope: by %s', (_, isRuledOut, shares, isConversation, isOut) => {
    expect(settleScope(isRuledOut, guess(shares), isConversation)).toBe(isOut);
  });
});
