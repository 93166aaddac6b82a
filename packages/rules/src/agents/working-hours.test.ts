import { describe, expect, it } from 'vitest';
import { type WorkingTimes, wrongSpan } from './spans.ts';
import { workingSpans, worksAt } from './working-hours.ts';

const SYDNEY: WorkingTimes = {
  zone: 'Australia/Sydney',
  hours: [
    { day: 1, from: '09:00', to: '12:30' },
    { day: 1, from: '13:00', to: '17:00' },
    { day: 7, from: '00:00', to: '24:00' },
  ],
  exceptions: [
    { from: '2026-11-23', to: '2026-12-04', hours: [] },
    { from: '2026-11-30', to: '2026-11-30', hours: [{ from: '10:00', to: '11:00' }] },
  ],
};
const isoSpans = (day: string) =>
  workingSpans(SYDNEY, day).map(({ start, end }) => [start.toISOString(), end.toISOString()]);

describe('the hours of a day', () => {
  it.each([
    [
      'a Monday',
      '2026-11-16',
      [
        ['2026-11-15T22:00:00.000Z', '2026-11-16T01:30:00.000Z'],
        ['2026-11-16T02:00:00.000Z', '2026-11-16T06:00:00.000Z'],
      ],
    ],
    ['a day off', '2026-11-17', []],
    ['leave', '2026-11-23', []],
    ['an hour amid the leave', '2026-11-30', [['2026-11-29T23:00:00.000Z', '2026-11-30T00:00:00.000Z']]],
    ['a day of 23 hours', '2026-10-04', [['2026-10-03T14:00:00.000Z', '2026-10-04T13:00:00.000Z']]],
    ['a day of 25 hours', '2026-04-05', [['2026-04-04T13:00:00.000Z', '2026-04-05T14:00:00.000Z']]],
  ])('%s, %s', (_what, day, spans) => {
    expect(isoSpans(day)).toEqual(spans);
  });

  it('a span in an hour that is skipped is none', () => {
    const night: WorkingTimes = {
      zone: 'Australia/Sydney',
      hours: [{ day: 7, from: '02:10', to: '02:50' }],
      exceptions: [],
    };
    expect(workingSpans(night, '2026-10-04')).toEqual([]);
    expect(workingSpans(night, '2026-10-11')).toHaveLength(1);
  });
});

it.each([
  ['at nine', '2026-11-15T22:00:00Z', true],
  ['at lunch', '2026-11-16T01:45:00Z', false],
  ['at five', '2026-11-16T06:00:00Z', false],
  ['on leave', '2026-11-22T23:00:00Z', false],
])('works %s: %s', (_what, at, works) => {
  expect(worksAt(SYDNEY, new Date(at))).toBe(works);
});

it.each([
  [
    [
      { from: '09:00', to: '12:00' },
      { from: '12:00', to: '17:00' },
    ],
    null,
  ],
  [[{ from: '09:00', to: '09:00' }], 0],
  [
    [
      { from: '13:00', to: '17:00' },
      { from: '09:00', to: '13:30' },
    ],
    0,
  ],
  [
    [
      { from: '09:00', to: '24:00' },
      { from: '23:00', to: '24:00' },
    ],
    1,
  ],
  [[], null],
])('%j: the wrong one is %s', (spans, wrong) => {
  expect(wrongSpan(spans)).toBe(wrong);
});
