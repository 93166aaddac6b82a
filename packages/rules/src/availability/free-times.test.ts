import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WeekSpan } from '../agents/spans.ts';
import { workingSpans } from '../agents/working-hours.ts';
import { dayIn, timeIn } from '../time/wall-time.ts';
import {
  type Bookable,
  type BookingRules,
  busyOf,
  freeTimes,
  freeTimesOfTeam,
  type Stretch,
  whyNotFree,
} from './free-times.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ZONES = [
  'Australia/Sydney',
  'Australia/Melbourne',
  'Australia/Hobart',
  'Australia/Adelaide',
  'Australia/Broken_Hill',
  'Australia/Brisbane',
  'Australia/Darwin',
  'Australia/Perth',
  'Australia/Eucla',
  'Australia/Lord_Howe',
] as const;

const RULES: BookingRules = {
  minutes: 60,
  bufferBefore: 0,
  bufferAfter: 0,
  step: 60,
  noticeMinutes: 0,
  horizonDays: 60,
};
const everyDay = (from: string, to: string): WeekSpan[] =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));
const agentOf = (given: Partial<Bookable> = {}): Bookable => ({
  zone: 'Australia/Sydney',
  hours: everyDay('09:00', '12:00'),
  exceptions: [],
  capacity: 1,
  live: [],
  busy: [],
  ...given,
});
const stretch = (from: string, to: string): Stretch => ({ from: new Date(from), to: new Date(to) });

// Monday, 9:00 in Sydney is 22:00 the evening before by universal time.
const NOW = new Date('2026-11-15T20:00:00Z');
const ONE_DAY = { now: NOW, from: NOW, to: new Date('2026-11-16T13:00:00Z') };
const wallsOf = (agent: Bookable, rules: Partial<BookingRules> = {}, asked = ONE_DAY): string[] =>
  freeTimes(agent, { ...RULES, ...rules }, asked).map((start) => timeIn(agent.zone, start));

describe('free times of a day', () => {
  it.each<[string, Partial<Bookable>, Partial<BookingRules>, string[]]>([
    ['as the week says', {}, {}, ['09:00', '10:00', '11:00']],
    ['in steps', {}, { step: 30 }, ['09:00', '09:30', '10:00', '10:30', '11:00']],
    ['not longer than the hours', {}, { minutes: 150, step: 15 }, ['09:00', '09:15', '09:30']],
    ['longer than the hours', {}, { minutes: 181 }, []],
    ['with notice', {}, { noticeMinutes: 150 }, ['10:00', '11:00']],
    ['beyond the horizon', {}, { horizonDays: -1 }, []],
    ['on leave', { exceptions: [{ from: '2026-11-16', to: '2026-11-20', hours: [] }] }, {}, []],
    [
      'with other hours',
      { exceptions: [{ from: '2026-11-16', to: '2026-11-16', hours: [{ from: '15:00', to: '16:30' }] }] },
      {},
      ['15:00'],
    ],
    [
      'beside a booking',
      { live: [stretch('2026-11-15T23:00:00Z', '2026-11-16T00:00:00Z')] },
      {},
      ['09:00', '11:00'],
    ],
    [
      'with time for the way',
      { live: [stretch('2026-11-15T23:00:00Z', '2026-11-16T00:00:00Z')] },
      { bufferAfter: 1 },
      ['11:00'],
    ],
    [
      'with time before it',
      { live: [stretch('2026-11-15T23:00:00Z', '2026-11-16T00:00:00Z')] },
      { bufferBefore: 1 },
      ['09:00'],
    ],
    [
      'beside a booking, for two at once',
      { capacity: 2, live: [stretch('2026-11-15T23:00:00Z', '2026-11-16T00:00:00Z')] },
      {},
      ['09:00', '10:00', '11:00'],
    ],
    [
      'where two bookings meet, for two at once',
      {
        capacity: 2,
        live: [
          stretch('2026-11-15T22:00:00Z', '2026-11-15T23:30:00Z'),
          stretch('2026-11-15T23:00:00Z', '2026-11-16T00:00:00Z'),
        ],
      },
      {},
      ['09:00', '11:00'],
    ],
    [
      'busy elsewhere, for two at once',
      { capacity: 2, busy: [stretch('2026-11-15T23:10:00Z', '2026-11-15T23:20:00Z')] },
      {},
      ['09:00', '11:00'],
    ],
  ])('%s', (_what, agent, rules, walls) => {
    expect(wallsOf(agentOf(agent), rules)).toEqual(walls);
  });

  it('begins with what is asked for, and ends before its end', () => {
    const asked = { now: NOW, from: new Date('2026-11-15T23:00:00Z'), to: new Date('2026-11-16T00:00:00Z') };
    expect(wallsOf(agentOf(), {}, asked)).toEqual(['10:00']);
    expect(wallsOf(agentOf(), {}, { ...asked, to: asked.from })).toEqual([]);
  });

  it.each([
    ['clocks go forward', 'Australia/Sydney', '2026-10-03', ['01:00', '03:00', '04:00']],
    [
      'clocks go back: two comes twice and is offered once',
      'Australia/Sydney',
      '2026-04-04',
      ['01:00', '02:00', '03:00', '04:00'],
    ],
    ['half an hour is skipped', 'Australia/Lord_Howe', '2026-10-03', ['01:00', '03:00', '04:00']],
    ['no change', 'Australia/Brisbane', '2026-10-03', ['01:00', '02:00', '03:00', '04:00']],
  ])('the night when %s: %s', (_what, zone, day, walls) => {
    const now = new Date(`${day}T10:00:00Z`);
    const asked = { now, from: now, to: new Date(now.getTime() + DAY_MS / 2) };
    expect(wallsOf(agentOf({ zone, hours: everyDay('01:00', '05:00') }), {}, asked)).toEqual(walls);
  });

  it('of a team, each time says who has it', () => {
    const asked = { now: NOW, from: NOW, to: new Date('2026-11-16T00:00:00Z') };
    const team = [
      { id: 'a', ...agentOf() },
      { id: 'b', ...agentOf({ zone: 'Australia/Brisbane' }) },
    ];
    expect(freeTimesOfTeam(team, RULES, asked).map(({ agentIds }) => agentIds)).toEqual([['a'], ['a', 'b']]);
  });
});

it.each<[string, string, Partial<BookingRules>, string | null]>([
  ['free, though not offered', '2026-11-15T22:07:00Z', {}, null],
  ['past', '2026-11-15T19:59:00Z', {}, 'past'],
  ['too soon', '2026-11-15T22:00:00Z', { noticeMinutes: 121 }, 'notice'],
  ['too far', '2026-11-18T22:00:00Z', { horizonDays: 2 }, 'horizon'],
  ['too early', '2026-11-15T21:59:00Z', {}, 'hours'],
  ['too late', '2026-11-16T00:01:00Z', {}, 'hours'],
  ['taken', '2026-11-16T22:30:00Z', {}, 'taken'],
])('a time that is %s', (_what, start, rules, why) => {
  const agent = agentOf({ live: [stretch('2026-11-16T23:00:00Z', '2026-11-17T00:00:00Z')] });
  expect(whyNotFree(agent, { ...RULES, ...rules }, { now: NOW, start: new Date(start) })).toBe(why);
});

describe('whatever is known', () => {
  const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
  const wall = (minutes: number): string =>
    minutes === 1440
      ? '24:00'
      : `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const span = fc
    .tuple(minute, minute)
    .map(([a, b]) => ({ from: wall(Math.min(a, b)), to: wall(Math.max(a, b) + 15) }));
  const week = fc.array(
    span.chain((hours) => fc.integer({ min: 1, max: 7 }).map((day) => ({ ...hours, day }))),
    { maxLength: 10 },
  );
  // Around both changes of the clocks in 2026 and a month without one.
  const now = fc
    .tuple(
      fc.constantFrom('2026-03-25T00:00:00Z', '2026-09-25T00:00:00Z', '2026-06-01T00:00:00Z'),
      fc.integer({ min: 0, max: 20 * 24 * 60 }),
    )
    .map(([from, minutes]) => new Date(Date.parse(from) + minutes * MINUTE_MS));
  const stretches = fc.array(
    fc.tuple(fc.integer({ min: -1_000, max: 20_000 }), fc.integer({ min: 0, max: 600 })),
    { maxLength: 12 },
  );
  const rules = fc.record({
    minutes: fc.integer({ min: 5, max: 180 }),
    bufferBefore: fc.integer({ min: 0, max: 60 }),
    bufferAfter: fc.integer({ min: 0, max: 60 }),
    step: fc.constantFrom(15, 20, 30, 60, 75),
    noticeMinutes: fc.integer({ min: 0, max: 3_000 }),
    horizonDays: fc.integer({ min: 0, max: 20 }),
  });
  const world = fc
    .record({
      zone: fc.constantFrom(...ZONES),
      hours: week,
      leave: fc.option(fc.integer({ min: 0, max: 12 })),
      capacity: fc.integer({ min: 1, max: 3 }),
      live: stretches,
      busy: stretches,
      now,
      rules,
    })
    .map(({ live, busy, leave, ...rest }) => {
      const toStretch = ([from, length]: [number, number]): Stretch => ({
        from: new Date(rest.now.getTime() + from * MINUTE_MS),
        to: new Date(rest.now.getTime() + (from + length) * MINUTE_MS),
      });
      const away = leave === null ? null : dayIn(rest.zone, new Date(rest.now.getTime() + leave * DAY_MS));
      const agent: Bookable = {
        zone: rest.zone,
        hours: rest.hours,
        exceptions: away ? [{ from: away, to: away, hours: [] }] : [],
        capacity: rest.capacity,
        live: live.map(toStretch),
        busy: busy.map(toStretch),
      };
      const asked = { now: rest.now, from: rest.now, to: new Date(rest.now.getTime() + 14 * DAY_MS) };
      return { agent, rules: rest.rules, asked, away };
    });

  it('what is offered can be booked, in order, once, on a wall that shows it', () => {
    fc.assert(
      fc.property(world, ({ agent, rules: given, asked, away }) => {
        const free = freeTimes(agent, given, asked);
        expect(free.map((start) => start.getTime())).toEqual(
          [...new Set(free.map((start) => start.getTime()))].toSorted((a, b) => a - b),
        );
        for (const start of free) {
          const day = dayIn(agent.zone, start);
          expect(day).not.toBe(away);
          const end = start.getTime() + given.minutes * MINUTE_MS;
          expect(
            workingSpans(agent, day).some((hours) => hours.start <= start && end <= hours.end.getTime()),
          ).toBe(true);
          expect(start.getTime()).toBeGreaterThanOrEqual(
            asked.now.getTime() + given.noticeMinutes * MINUTE_MS,
          );
          const blocked = busyOf(start, given);
          const meeting = ({ from, to }: Stretch): boolean =>
            from < to && from < blocked.to && blocked.from < to;
          expect(agent.busy.some(meeting)).toBe(false);
          // At no moment of it are there as many as there may be.
          const met = agent.live.filter(meeting);
          for (const { from } of [...met, blocked]) {
            const at = from < blocked.from ? blocked.from : from;
            expect(met.filter((other) => other.from <= at && at < other.to).length).toBeLessThan(
              agent.capacity,
            );
          }
          expect(whyNotFree(agent, given, { now: asked.now, start })).toBeNull();
        }
      }),
      { numRuns: 80 },
    );
  });

  it('what is on the grid and not offered cannot be booked', () => {
    fc.assert(
      fc.property(world, ({ agent, rules: given, asked }) => {
        const free = new Set(freeTimes(agent, given, asked).map((start) => start.getTime()));
        const open = new Set(
          freeTimes({ ...agent, live: [], busy: [] }, given, asked).map((start) => start.getTime()),
        );
        for (const start of open)
          expect(whyNotFree(agent, given, { now: asked.now, start: new Date(start) })).toBe(
            free.has(start) ? null : 'taken',
          );
      }),
      { numRuns: 120 },
    );
  });
});
