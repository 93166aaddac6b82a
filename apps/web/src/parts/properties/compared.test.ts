import { expect, it } from 'vitest';
import { keptIn, toggled } from './compared.ts';

it('puts a listing in and takes it out again', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

it('takes no more than four', () => {
  expect(toggled(['a', 'b', 'c', 'd'], 'e')).toEqual(['a', 'b', 'c', 'd']);
});

const id = (number: number) => `cc0a4ee1-d7e4-818a-a3dc-00000000000${number}`;

it.each([
  ['nothing', null, []],
  ['an empty text', '', []],
  ['what is no id', 'a,<script>,12', []],
  ['an id twice', `${id(1)},${id(1)}`, [id(1)]],
  ['too many', [1, 2, 3, 4, 5].map(id).join(','), [1, 2, 3, 4].map(id)],
])('reads %s from what was kept', (_what, stored, expected) => {
  expect(keptIn(stored)).toEqual(expected);
});
