import { expect, test } from 'vitest';
import { stretchBefore } from './page-backwards.ts';

test('goes through everything once, newest first', () => {
  const seen: number[] = [];
  let cursor: string | undefined;
  do {
    const { first, length, nextCursor } = stretchBefore('titles', 7, { limit: 3, cursor });
    seen.push(...Array.from({ length }, (_, index) => first + index).toReversed());
    cursor = nextCursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test('an empty list is an empty page', () => {
  expect(stretchBefore('titles', 0, { limit: 3 })).toEqual({ first: 1, length: 0, nextCursor: null });
});

test('a cursor of another list is refused', () => {
  const { nextCursor } = stretchBefore('titles', 7, { limit: 3 });
  expect(() => stretchBefore('mortgages', 7, { limit: 3, cursor: nextCursor ?? '' })).toThrow();
});
