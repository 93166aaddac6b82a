import { describe, expect, it } from 'vitest';
import {
  dayIn,
  dayStart,
  instantFrom,
  instantOf,
  instantsOf,
  minutesAhead,
  nextMonthStart,
  nextTimeOfDay,
  timeIn,
} from './wall-time.ts';

describe('when a clock on the wall shows a time', () => {
  it.each<[string, string, string, string, string | null]>([
    ['summer in Sydney', 'Australia/Sydney', '2026-11-16', '09:30', '2026-11-15T22:30:00.000Z'],
    ['winter in Sydney', 'Australia/Sydney', '2026-07-16', '09:30', '2026-07-15T23:30:00.000Z'],
    ['Brisbane in summer', 'Australia/Brisbane', '2026-11-16', '09:30', '2026-11-15T23:30:00.000Z'],
    ['Brisbane in winter', 'Australia/Brisbane', '2026-07-16', '09:30', '2026-07-15T23:30:00.000Z'],
    ['Adelaide in summer', 'Australia/Adelaide', '2026-11-16', '09:30', '2026-11-15T23:00:00.000Z'],
    ['Darwin', 'Australia/Darwin', '2026-11-16', '09:30', '2026-11-16T00:00:00.000Z'],
    ['Perth', 'Australia/Perth', '2026-11-16', '09:30', '2026-11-16T01:30:00.000Z'],
    ['Eucla, at a quarter', 'Australia/Eucla', '2026-11-16', '09:30', '2026-11-16T00:45:00.000Z'],
    ['Lord Howe in summer', 'Australia/Lord_Howe', '2026-11-16', '09:30', '2026-11-15T22:30:00.000Z'],
    ['Lord Howe in winter', 'Australia/Lord_Howe', '2026-07-16', '09:30', '2026-07-15T23:00:00.000Z'],
    // Clocks go forward on 4 October 2026 at two, in Sydney by an hour, on Lord Howe by half of one.
    ['the last minute before', 'Australia/Sydney', '2026-10-04', '01:59', '2026-10-03T15:59:00.000Z'],
    ['skipped in Sydney', 'Australia/Sydney', '2026-10-04', '02:30', null],
    ['the first minute after', 'Australia/Sydney', '2026-10-04', '03:00', '2026-10-03T16:00:00.000Z'],
    ['skipped in Hobart', 'Australia/Hobart', '2026-10-04', '02:00', null],
    ['never skipped in Brisbane', 'Australia/Brisbane', '2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'],
    ['skipped on Lord Howe', 'Australia/Lord_Howe', '2026-10-04', '02:15', null],
    ['half past on Lord Howe', 'Australia/Lord_Howe', '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
    // They go back on 5 April 2026: two to three comes twice in Sydney, half past one to two on Lord Howe.
    ['twice in Sydney', 'Australia/Sydney', '2026-04-05', '02:30', '2026-04-04T15:30:00.000Z'],
    ['twice in Adelaide', 'Australia/Adelaide', '2026-04-05', '02:30', '2026-04-04T16:00:00.000Z'],
    ['twice on Lord Howe', 'Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
    ['once on Lord Howe', 'Australia/Lord_Howe', '2026-04-05', '01:15', '2026-04-04T14:15:00.000Z'],
  ])('%s: %s, %s %s', (_what, zone, day, time, expected) => {
    expect(instantOf(zone, day, time)?.toISOString() ?? null).toBe(expected);
  });
});

it.each([
  ['as it is shown', 'Australia/Sydney', '2026-11-16', '09:30', '2026-11-15T22:30:00.000Z'],
  ['where it is skipped', 'Australia/Sydney', '2026-10-04', '02:30', '2026-10-03T16:00:00.000Z'],
  ['skipped by half an hour', 'Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z'],
])('a time is reached %s', (_what, zone, day, time, expected) => {
  expect(instantFrom(zone, day, time).toISOString()).toBe(expected);
});

describe('what a clock shows at an instant', () => {
  it.each([
    ['Australia/Sydney', '2026-11-15T12:59:59Z', '2026-11-15', '23:59'],
    ['Australia/Sydney', '2026-11-15T13:00:00Z', '2026-11-16', '00:00'],
    ['Australia/Brisbane', '2026-11-15T13:00:00Z', '2026-11-15', '23:00'],
    ['Australia/Perth', '2026-11-15T13:00:00Z', '2026-11-15', '21:00'],
    ['Australia/Sydney', '2026-10-03T16:00:00Z', '2026-10-04', '03:00'],
    ['Australia/Sydney', '2026-04-04T16:30:00Z', '2026-04-05', '02:30'],
    ['Australia/Lord_Howe', '2026-10-03T15:29:00Z', '2026-10-04', '01:59'],
    ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', '2026-10-04', '02:30'],
  ])('in %s at %s: %s %s', (zone, instant, day, time) => {
    expect(dayIn(zone, new Date(instant))).toBe(day);
    expect(timeIn(zone, new Date(instant))).toBe(time);
  });
});

it.each([
  ['Australia/Sydney', '2026-10-04', '2026-10-03T14:00:00.000Z'],
  ['Australia/Sydney', '2026-10-05', '2026-10-04T13:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-06', '2026-04-05T13:30:00.000Z'],
  // Clocks in Santiago go forward at midnight: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, instant) => {
  expect(dayStart(zone, day).toISOString()).toBe(instant);
});

it.each([
  ['before it', 'Australia/Sydney', '07:00', '2026-11-15T19:59:00Z', '2026-11-15T20:00:00.000Z'],
  ['at it', 'Australia/Sydney', '07:00', '2026-11-15T20:00:00Z', '2026-11-16T20:00:00.000Z'],
  ['over the change', 'Australia/Sydney', '07:00', '2026-10-02T22:00:00Z', '2026-10-03T20:00:00.000Z'],
  ['where it is skipped', 'Australia/Sydney', '02:30', '2026-10-03T00:00:00Z', '2026-10-04T15:30:00.000Z'],
  ['between the two', 'Australia/Sydney', '02:30', '2026-04-04T15:45:00Z', '2026-04-05T16:30:00.000Z'],
])('the next time of day, %s', (_what, zone, time, after, expected) => {
  expect(nextTimeOfDay(zone, time, new Date(after)).toISOString()).toBe(expected);
});

it.each([
  ['2026-11-16', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
  ['2028-02-29', '2028-03-01'],
])('after %s the next month begins on %s', (day, first) => expect(nextMonthStart(day)).toBe(first));

it.each([
  ['Australia/Brisbane', 'Australia/Perth', '2026-11-16T00:00:00Z', 120],
  ['Australia/Sydney', 'Australia/Brisbane', '2026-11-16T00:00:00Z', 60],
  ['Australia/Sydney', 'Australia/Brisbane', '2026-07-16T00:00:00Z', 0],
  ['Australia/Perth', 'Australia/Eucla', '2026-07-16T00:00:00Z', -45],
])('clocks in %s are ahead of %s at %s by %d minutes', (there, elsewhere, at, minutes) =>
  expect(minutesAhead(there, elsewhere, new Date(at))).toBe(minutes),
);

it.each([
  ['2026-10-04', '02:30', []],
  ['2026-04-05', '02:30', ['2026-04-04T15:30:00.000Z', '2026-04-04T16:30:00.000Z']],
  ['2026-11-16', '02:30', ['2026-11-15T15:30:00.000Z']],
])('%s at %s in Sydney is %j', (day, time, moments) => {
  expect(instantsOf('Australia/Sydney', day, time).map((moment) => moment.toISOString())).toEqual(moments);
});
