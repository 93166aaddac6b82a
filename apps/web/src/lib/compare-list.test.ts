import { COMPARED_MAX } from '@propguard/rules/properties/saved-search-limits';
import { expect, it } from 'vitest';
import { comparePath, parseCompareList } from './compare-list.ts';

const id = (number: number) => `cc0a4ee1-d7e4-818a-a3dc-00000000000${number}`;

it.each([
  ['nothing', null, []],
  ['an empty text', '', []],
  ['what is no id', 'a,<script>,12', []],
  ['an id twice', `${id(1)},${id(1)}`, [id(1)]],
  ['ids among other things', `x,${id(2)},,${id(1)}`, [id(2), id(1)]],
])('reads %s', (_what, stored, expected) => {
  expect(parseCompareList(stored)).toEqual(expected);
});

it('keeps no more than stand side by side', () => {
  const many = [1, 2, 3, 4, 5, 6].map(id);
  expect(parseCompareList(many.join(','))).toEqual(many.slice(0, COMPARED_MAX));
});

it('leads to the comparison', () => {
  expect(comparePath([id(1), id(2)])).toBe(`/compare?ids=${id(1)},${id(2)}`);
});
