import { expect, it } from 'vitest';
import { wholeShares } from './whole-shares.ts';

it.each([
  [
    [1, 1, 1],
    [334, 333, 333],
  ],
  [[5], [1000]],
  [
    [0.7, 0.2999, 0.0001],
    [700, 300, 0],
  ],
  [
    [3, 1],
    [750, 250],
  ],
])('%j as thousandths', (weights, expected) => {
  expect(wholeShares(weights, 1000)).toEqual(expected);
});
