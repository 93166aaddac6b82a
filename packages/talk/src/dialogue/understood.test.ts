import { expect, it } from 'vitest';
import { calibrated } from '../intents/calibration.ts';
import type { Guess } from '../intents/guess-intent.ts';
import type { IntentLabel } from '../intents/intent-labels.ts';
import type { Decision } from './state.ts';
import { understoodShare } from './understood.ts';

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

it.each([
  [0, 0.3],
  [0.25, 0.71],
  [0.5, 0.85],
  [1, 0.99],
])('a share of %d was right %d of the time', (share, right) => {
  expect(calibrated(share)).toBe(right);
});

it('more sure is never less often right, and nothing is certain', () => {
  const all = Array.from({ length: 101 }, (_, at) => calibrated(at / 100));
  expect(all).toEqual(all.toSorted((a, b) => a - b));
  expect(Math.max(...all)).toBeLessThan(1);
});

it('CORE-DCHAT-07: is the probability of what was decided, not of what was likeliest', () => {
  const guess = guessOf({ assess: 0.7, market: 0.25 });
  expect(understoodShare(call('assess'), guess)).toBe(calibrated(0.7));
  expect(understoodShare(call('market'), guess)).toBe(calibrated(0.25));
  expect(understoodShare({ kind: 'greet' }, guess)).toBe(calibrated(0));
});

it('claims little where it did not understand', () => {
  const decision: Decision = { kind: 'decline', reason: 'notUnderstood', about: null };
  expect(understoodShare(decision, guessOf({ out_of_scope: 0.9 }))).toBe(calibrated(0));
});

it('says nothing of what the classifier does not know', () => {
  expect(understoodShare(call('find_lead'), guessOf({ assess: 0.9 }))).toBeNull();
  expect(understoodShare({ kind: 'tell', topics: [] }, guessOf({ help: 0.9 }))).toBeNull();
});
