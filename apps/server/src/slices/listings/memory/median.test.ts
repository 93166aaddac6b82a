import fc from 'fast-check';
import { expect, it } from 'vitest';
import { medianOf } from './median.ts';

it('is the middle of the sorted numbers, or halfway between the two', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 40 }), (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      const half = (sorted.length - 1) / 2;
      const expected = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
      expect(medianOf(Float64Array.from(numbers))).toBe(expected);
    }),
  );
});

it('is none of nothing', () => {
  expect(medianOf(new Float64Array())).toBeNull();
});
