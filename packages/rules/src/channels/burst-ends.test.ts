import { expect, it } from 'vitest';
import { burstEnds } from './burst-ends.ts';

const at = (ms: number): Date => new Date(Date.UTC(2026, 10, 17) + ms);

it.each([
  ['one message', 0, 1_500],
  ['two close together', 600, 1_500],
  ['one more just before it would be over', 1_200, 1_950],
  ['somebody who goes on writing', 4_000, 4_750],
  ['somebody who does not stop', 5_900, 6_000],
])('%s', (_what, last, ends) => {
  expect(burstEnds(at(0), at(last))).toEqual(at(ends));
});
