import { expect, it } from 'vitest';
import type { Guess } from '../intents/guess-intent.ts';
import type { IntentLabel } from '../intents/intent-labels.ts';
import type { Decision } from './state.ts';
import { decidedShare } from './understood.ts';

const guessOf = (shares: Partial<Record<IntentLabel, number>>): Guess => ({
  label: 'assess',
  share: shares.assess ?? 0,
  shareOf: (...labels) => labels.reduce((sum, label) => sum + (shares[label] ?? 0), 0),
  refusal: { share: 0, reason: 'injection' },
});
const call = (tool: 'assess' | 'market' | 'find_lead'): Decision => ({
  kind: 'call',
  call: { tool, arguments: {} },
});

it('CORE-DCHAT-07: is the probability of what was decided, not of what was likeliest', () => {
  const guess = guessOf({ assess: 0.7, market: 0.25 });
  expect(decidedShare(call('assess'), guess)).toBeCloseTo(0.7);
  expect(decidedShare(call('market'), guess)).toBe(0.25);
  expect(decidedShare({ kind: 'greet' }, guess)).toBe(0);
});

it('claims little where it did not understand', () => {
  const decision: Decision = { kind: 'decline', reason: 'notUnderstood', about: null };
  expect(decidedShare(decision, guessOf({ out_of_scope: 0.9 }))).toBe(0);
});

it('says nothing of what the classifier does not know', () => {
  expect(decidedShare(call('find_lead'), guessOf({ assess: 0.9 }))).toBeNull();
  expect(decidedShare({ kind: 'tell', topics: [] }, guessOf({ help: 0.9 }))).toBeNull();
});
