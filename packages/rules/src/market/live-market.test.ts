import { expect, it } from 'vitest';
import { isFastMoving, isHighActivity, isLowInventory } from './labels.ts';
import { REFRESH_INTERVALS_SECONDS } from './refresh-intervals.ts';

it.each([
  ['CORE-LIVE-10: 49 listings are few', isLowInventory(49), true],
  ['CORE-LIVE-10: 50 are not', isLowInventory(50), false],
  ['CORE-LIVE-11: 29 days are fast', isFastMoving(29), true],
  ['CORE-LIVE-11: 30 are not', isFastMoving(30), false],
  ['CORE-LIVE-11: unknown is not fast', isFastMoving(null), false],
  ['CORE-LIVE-12: above 0.7 is high', isHighActivity(0.71), true],
  ['CORE-LIVE-12: 0.7 is not', isHighActivity(0.7), false],
])('%s', (_name, actual, expected) => {
  expect(actual).toBe(expected);
});

it('CORE-CONST-02: 30 s by default, or 60, 300 and 900 s', () => {
  expect(REFRESH_INTERVALS_SECONDS).toEqual([30, 60, 300, 900]);
});
