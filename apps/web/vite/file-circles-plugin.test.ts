import { expect, it } from 'vitest';
import { findCircle } from './file-circles-plugin.ts';

it('finds files that need each other, and only those', () => {
  expect(
    findCircle(
      new Map([
        ['entry', ['first', 'shell']],
        ['shell', ['first']],
        ['first', []],
      ]),
    ),
  ).toBeNull();
  expect(
    findCircle(
      new Map([
        ['entry', ['shell']],
        ['shell', ['parts']],
        ['parts', ['first', 'shell']],
        ['first', []],
      ]),
    ),
  ).toEqual(['shell', 'parts', 'shell']);
});
