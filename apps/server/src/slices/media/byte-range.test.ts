import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  [null, undefined],
  ['', undefined],
  ['bytes=-', undefined],
  ['items=0-1', undefined],
  ['bytes=0-1,4-5', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-0', { start: 0, end: 1 }],
  ['bytes=0-99', { start: 0, end: 10 }],
  ['bytes=4-', { start: 4, end: 10 }],
  ['bytes=-3', { start: 7, end: 10 }],
  ['bytes=-99', { start: 0, end: 10 }],
  ['bytes=-0', null],
  ['bytes=10-', null],
] as const)('of ten bytes %j is %j', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
