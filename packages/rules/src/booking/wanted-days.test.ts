import { expect, it } from 'vitest';
import { isInPart, type WantedTime, wantedDays } from './wanted-days.ts';

/** Tuesday, 17 November 2026, in Sydney; still Monday in London. */
const NOW = new Date('2026-11-16T21:00:00Z');
const SUNDAY = new Date('2026-11-22T01:00:00Z');

it.each<[WantedTime, Date, { from: string; days: number } | null]>([
  [{ weekday: 6 }, NOW, { from: '2026-11-21', days: 1 }],
  [{ weekday: 2 }, NOW, { from: '2026-11-17', days: 1 }],
  [{ weekday: 1 }, NOW, { from: '2026-11-23', days: 1 }],
  [{ weekday: 4, near: 'next-week' }, NOW, { from: '2026-11-26', days: 1 }],
  [{ near: 'next-week' }, NOW, { from: '2026-11-23', days: 7 }],
  [{ near: 'this-week' }, NOW, { from: '2026-11-17', days: 6 }],
  [{ near: 'today' }, NOW, { from: '2026-11-17', days: 1 }],
  [{ near: 'tomorrow' }, NOW, { from: '2026-11-18', days: 1 }],
  [{ near: 'weekend' }, NOW, { from: '2026-11-21', days: 2 }],
  [{ near: 'weekend' }, SUNDAY, { from: '2026-11-22', days: 1 }],
  [{ date: '11-30' }, NOW, { from: '2026-11-30', days: 1 }],
  [{ date: '02-03' }, NOW, { from: '2027-02-03', days: 1 }],
  [{ date: '02-31' }, NOW, null],
  [{}, NOW, null],
])('%j are these days by the office’s clocks', (wanted, now, days) => {
  expect(wantedDays(wanted, 'Australia/Sydney', now)).toEqual(days);
});

it.each([
  ['11:30', 'morning', true],
  ['12:00', 'morning', false],
  ['12:00', 'afternoon', true],
  ['17:00', 'evening', true],
] as const)('%s is in the %s: %s', (time, part, isIn) => {
  expect(isInPart(time, part)).toBe(isIn);
});
