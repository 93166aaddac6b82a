import { expect, it } from 'vitest';
import { aroundNow, isDue } from './backup-times.ts';

const at = (text: string): Date => new Date(text);

it.each([
  ['2026-11-17T02:29:59Z', ['02:30'], '2026-11-16T02:30:00.000Z', '2026-11-17T02:30:00.000Z'],
  ['2026-11-17T02:30:00Z', ['02:30'], '2026-11-17T02:30:00.000Z', '2026-11-18T02:30:00.000Z'],
  ['2026-11-17T12:00:00Z', ['14:30', '02:30'], '2026-11-17T02:30:00.000Z', '2026-11-17T14:30:00.000Z'],
  ['2026-03-01T00:00:00Z', ['23:00'], '2026-02-28T23:00:00.000Z', '2026-03-01T23:00:00.000Z'],
])('at %s, with %s', (now, times, last, next) => {
  const found = aroundNow(times, at(now));
  expect([found.last.toISOString(), found.next.toISOString()]).toEqual([last, next]);
});

it.each([
  ['none was ever taken', null, true],
  ['the last was before the last time', '2026-11-16T02:31:00Z', true],
  ['it was taken since', '2026-11-17T02:31:00Z', false],
])('when %s', (_what, lastBegun, due) => {
  expect(isDue(['02:30'], lastBegun === null ? null : at(lastBegun), at('2026-11-17T12:00:00Z'))).toBe(due);
});
