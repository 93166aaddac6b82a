import Holidays from 'date-holidays';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { STATES } from '../places/states.ts';
import { holidayOn, holidaysOf } from './holidays.ts';

const YEARS = Array.from({ length: 14 }, (_, n) => 2025 + n);
const SATURDAY = 6;

/** Weekdays on which the two lists differ, and why ours is as it is. */
const DIFFERENT: Record<string, { ours: string[]; theirs: string[]; why: string }> = {
  'NSW 2032': { ours: [], theirs: ['2032-04-26'], why: 'the extra Monday was given for 2026 and 2027 only' },
  'TAS 2034': {
    ours: ['2034-01-02'],
    theirs: ['2034-01-03'],
    why: 'after the Sunday of 2017 and of 2023 the Monday was kept',
  },
  'NSW 2037': { ours: [], theirs: ['2037-04-27'], why: 'the extra Monday was given for 2026 and 2027 only' },
};

const isWeekday = (day: string): boolean => Temporal.PlainDate.from(day).dayOfWeek < SATURDAY;

const theirs = (year: number, state: string): string[] => [
  ...new Set(
    new Holidays('AU', state)
      .getHolidays(year)
      // Evenings begin at an hour.
      .filter(({ type, date }) => type === 'public' && date.includes('00:00:00'))
      .map(({ date }) => date.slice(0, 10))
      .filter(isWeekday),
  ),
];

describe.each(STATES)('%s', (state) => {
  it.each(YEARS)('%i: the weekdays that date-holidays has, but for what is told', (year) => {
    const ours = holidaysOf(year, state)
      .map(({ day }) => day)
      .filter(isWeekday);
    const other = theirs(year, state);
    const difference = {
      ours: ours.filter((day) => !other.includes(day)),
      theirs: other.filter((day) => !ours.includes(day)),
    };
    const { ours: onlyOurs, theirs: onlyTheirs } = DIFFERENT[`${state} ${year}`] ?? { ours: [], theirs: [] };
    expect(difference).toEqual({ ours: onlyOurs, theirs: onlyTheirs });
  });
});

it('2026 in New South Wales, as its government lists it', () => {
  expect(holidaysOf(2026, 'NSW').map(({ day, name }) => `${day} ${name}`)).toEqual([
    '2026-01-01 New Year’s Day',
    '2026-01-26 Australia Day',
    '2026-04-03 Good Friday',
    '2026-04-04 Easter Saturday',
    '2026-04-05 Easter Sunday',
    '2026-04-06 Easter Monday',
    '2026-04-25 Anzac Day',
    '2026-04-27 Anzac Day (substitute day)',
    '2026-06-08 King’s Birthday',
    '2026-10-05 Labour Day',
    '2026-12-25 Christmas Day',
    '2026-12-26 Boxing Day',
    '2026-12-28 Boxing Day (substitute day)',
  ]);
});

it.each([
  ['2026-04-25', null, 'Anzac Day'],
  ['2026-11-03', 'VIC', 'Melbourne Cup'],
  ['2026-11-03', 'NSW', undefined],
  ['2026-11-03', null, undefined],
  ['2027-12-27', null, 'Christmas Day (substitute day)'],
  // Given back in some states: nobody is called anywhere.
  ['2027-04-26', null, 'Anzac Day (substitute day)'],
] as const)('%s for %s: %s', (day, state, name) => {
  expect(holidayOn(day, state)?.name).toBe(name);
});
