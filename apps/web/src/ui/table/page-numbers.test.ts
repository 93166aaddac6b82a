import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [5, 20, [1, 'gap-before', 4, 5, 6, 'gap-after', 20]],
  [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('page %i of %i', (page, pageCount, entries) => {
  expect(pageNumbers(page, pageCount)).toEqual(entries);
});
