import { expect, it } from 'vitest';
import { promisedText, shareOf, waitedText } from './waited-text.ts';

it.each([
  [242, '4:02'],
  [5, '0:05'],
  [12_000, '3 h 20 min'],
])('%i seconds are %s', (seconds, written) => {
  expect(waitedText(seconds)).toBe(written);
});

it('writes what was promised, and how much of it is over', () => {
  expect([5, 60, 90].map(promisedText)).toEqual(['5 min', '1 h', '1 h 30 min']);
  expect(shareOf(150, 5)).toBe(0.5);
});
