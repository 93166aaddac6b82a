import { expect, it } from 'vitest';
import {
  dayDiffers,
  isInPart,
  isNoDay,
  suitsHours,
  type WantedHours,
  type WantedTime,
  wantedDays,
} from './wanted-days.ts';

/** Tuesday, 17 November 2026, in Sydney; still Monday in London. */
const NOW = new Date('2026-11-16T21:00:00Z');
const SUNDAY = new Date('2026-11-22T01:00:00Z');

it.each<[WantedTime, Date, { from: string; days: number; weekdays?: number[] } | null]>([
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
  [{ dayOfMonth: 21 }, NOW, { from: '2026-11-21', days: 1 }],
  [{ dayOfMonth: 3 }, NOW, { from: '2026-12-03', days: 1 }],
  [{ dayOfMonth: 31 }, NOW, { from: '2026-12-31', days: 1 }],
  [{ weekday: 6, dayOfMonth: 28 }, NOW, { from: '2026-11-28', days: 1 }],
  [{ dayOfMonth: 32 }, NOW, null],
  [{ weekday: 6, weeksOn: 1 }, NOW, { from: '2026-11-28', days: 1 }],
  [{ weekday: 2, weeksOn: 1 }, NOW, { from: '2026-11-24', days: 1 }],
  [{ weekday: 2, isNext: true }, NOW, { from: '2026-11-24', days: 1 }],
  [{ weekday: 1, isNext: true }, NOW, { from: '2026-11-23', days: 1 }],
  // 'Next Saturday' on a Tuesday: the coming one for some, that of next week for others.
  [{ weekday: 6, isNext: true }, NOW, { from: '2026-11-21', days: 8, weekdays: [6] }],
  [{ weekdays: [1, 2] }, NOW, { from: '2026-11-17', days: 7, weekdays: [1, 2] }],
  [{ weekdays: [4, 5], near: 'next-week' }, NOW, { from: '2026-11-23', days: 7, weekdays: [4, 5] }],
  [{ inDays: 2 }, NOW, { from: '2026-11-19', days: 1 }],
  [{ month: 12 }, NOW, { from: '2026-12-01', days: 31 }],
  [{ month: 11 }, NOW, { from: '2026-11-17', days: 14 }],
  [{ month: 2 }, NOW, { from: '2027-02-01', days: 28 }],
  [{ weekday: 5, dayBound: 'until' }, NOW, { from: '2026-11-17', days: 4 }],
  [{ weekday: 5, dayBound: 'before' }, NOW, { from: '2026-11-17', days: 3 }],
  [{ dayOfMonth: 21, dayBound: 'after' }, NOW, { from: '2026-11-22', days: 14 }],
  [{ weekday: 1, dayBound: 'from' }, NOW, { from: '2026-11-23', days: 14 }],
  [{ notWeekdays: [6, 7] }, NOW, { from: '2026-11-17', days: 14, weekdays: [1, 2, 3, 4, 5] }],
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

it('a date that no year has is no day', () => {
  expect(isNoDay({ date: '11-31' }, 'Australia/Sydney', NOW)).toBe(true);
  expect(isNoDay({ date: '11-30' }, 'Australia/Sydney', NOW)).toBe(false);
  expect(isNoDay({}, 'Australia/Sydney', NOW)).toBe(false);
});

it.each<[string, WantedHours, boolean]>([
  ['16:00', { notBefore: '16:00' }, true],
  ['15:30', { notBefore: '16:00' }, false],
  ['11:00', { before: '11:00' }, false],
  ['09:00', { notPart: 'morning' }, false],
  ['13:00', { notPart: 'morning' }, true],
  ['14:00', { part: 'afternoon', notBefore: '15:00' }, false],
])('%s suits %j: %s', (time, hours, suits) => {
  expect(suitsHours(time, hours)).toBe(suits);
});

it('any of several hours suits', () => {
  const windows = [{ before: '09:00' }, { notBefore: '17:00' }];
  expect(['08:30', '12:00', '17:00'].map((time) => suitsHours(time, { windows }))).toEqual([
    true,
    false,
    true,
  ]);
});

it('days that never suit are left out of those that a bound begins', () => {
  expect(
    wantedDays({ near: 'this-week', dayBound: 'after', notWeekdays: [1, 6, 7] }, 'Australia/Sydney', NOW),
  ).toEqual({
    from: '2026-11-23',
    days: 14,
    weekdays: [2, 3, 4, 5],
  });
});

it('a date and a weekday that are not the same day', () => {
  expect(dayDiffers({ weekday: 5, dayOfMonth: 26 }, 'Australia/Sydney', NOW)).toEqual({
    date: '2026-11-26',
    said: '2026-11-20',
  });
  expect(dayDiffers({ weekday: 5, dayOfMonth: 27 }, 'Australia/Sydney', NOW)).toBeNull();
  expect(dayDiffers({ weekday: 5 }, 'Australia/Sydney', NOW)).toBeNull();
});
