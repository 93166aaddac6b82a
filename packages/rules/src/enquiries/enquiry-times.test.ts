import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages/languages.ts';
import { callTimes, isCallTime } from './call-times.ts';
import { nextOfficeDays } from './office-days.ts';
import { TOUR_SEQUENCE, tourTimes } from './tour-slots.ts';

/** Sunday, 15 November 2026, half past eleven at night in Brisbane. */
const SUNDAY_NIGHT = new Date('2026-11-15T13:30:00Z');

describe('the days of the office', () => {
  it('are weekdays after today, by the clock of the office and not of London', () => {
    expect(nextOfficeDays(new Date('2026-11-15T14:00:00Z'), 1)).toEqual(['2026-11-17']);
    expect(nextOfficeDays(SUNDAY_NIGHT, 6)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-23',
    ]);
    expect(nextOfficeDays(new Date('2026-11-20T01:00:00Z'), 1)).toEqual(['2026-11-23']);
  });
});

describe('the times of calls', () => {
  it('are half hours from nine to five', () => {
    const monday = callTimes(SUNDAY_NIGHT).filter(({ day }) => day === '2026-11-16');
    expect(monday).toHaveLength(16);
    expect(monday[0]).toEqual({
      day: '2026-11-16',
      time: '09:00',
      startsAt: new Date('2026-11-15T23:00:00Z'),
    });
    expect(monday.at(-1)?.time).toBe('16:30');
  });

  it.each([
    ['2026-11-15T23:00:00Z', true],
    ['2026-11-15T23:10:00Z', false],
    ['2026-11-15T22:30:00Z', false],
    ['2026-11-16T07:00:00Z', false],
    ['2026-11-21T00:00:00Z', false],
    ['2027-11-15T23:00:00Z', false],
  ])('%s is offered: %s', (instant, offered) => {
    expect(isCallTime(new Date(instant), SUNDAY_NIGHT)).toBe(offered);
  });
});

it('CORE-DEMO-19 and CORE-ENT-30: each day has the five tours in their order, under ids that stay', () => {
  const today = tourTimes(SUNDAY_NIGHT);
  expect(
    TOUR_SEQUENCE.map(({ durationMinutes, type, priceAud }) => [durationMinutes, type, priceAud]),
  ).toEqual([
    [30, 'virtual', null],
    [45, 'live', 50],
    [60, 'hybrid', 75],
    [45, 'live', 50],
    [30, 'virtual', null],
  ]);
  expect(new Set(today.map(({ id }) => id)).size).toBe(today.length);
  const tuesday = (now: Date) => tourTimes(now).filter(({ day }) => day === '2026-11-17');
  expect(tuesday(new Date('2026-11-16T03:00:00Z'))).toEqual(tuesday(SUNDAY_NIGHT));
});

it('CORE-ENT-29 and CORE-CONST-10: twelve languages', () => {
  expect(LANGUAGES.map(({ code }) => code).join(' ')).toBe('en es fr de it pt ru ja ko zh ar hi');
});
