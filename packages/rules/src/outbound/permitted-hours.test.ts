import { describe, expect, it } from 'vitest';
import { nextMomentToSend } from './permitted-hours.ts';

const SYDNEY = 'Australia/Sydney';
type About = Partial<Parameters<typeof nextMomentToSend>[0]>;
const next = (now: string, about: About = {}): string =>
  nextMomentToSend(
    { purpose: 'marketing', zone: SYDNEY, eventAt: null, ...about },
    new Date(now),
  ).toISOString();

describe('what sells', () => {
  it.each([
    ['on a weekday', '2026-11-16T00:00:00Z', '2026-11-16T00:00:00.000Z'],
    ['before nine', '2026-11-15T20:00:00Z', '2026-11-15T22:00:00.000Z'],
    ['until eight', '2026-11-16T08:59:59Z', '2026-11-16T08:59:59.000Z'],
    ['from eight on the next day', '2026-11-16T09:00:00Z', '2026-11-16T22:00:00.000Z'],
    ['until five on a Saturday', '2026-11-21T05:59:00Z', '2026-11-21T05:59:00.000Z'],
    ['never on a Sunday', '2026-11-21T06:00:00Z', '2026-11-22T22:00:00.000Z'],
  ])('leaves %s', (_, now, then) => expect(next(now)).toBe(then));

  it('goes by the clocks of whoever gets it', () => {
    expect(next('2026-11-15T22:30:00Z', { zone: 'Australia/Perth' })).toBe('2026-11-16T01:00:00.000Z');
  });

  it('keeps the hour when the clocks go forward', () => {
    expect(next('2026-10-03T07:00:00Z')).toBe('2026-10-04T22:00:00.000Z');
    expect(next('2026-10-01T10:00:00Z')).toBe('2026-10-01T23:00:00.000Z');
  });

  it('waits for a holiday to pass', () => {
    expect(next('2026-12-24T23:00:00Z', { isHoliday: (day) => day === '2026-12-25' })).toBe(
      '2026-12-25T22:00:00.000Z',
    );
  });
});

describe('a message of service', () => {
  it.each([
    ['2026-11-15T20:00:00Z', '2026-11-15T20:00:00.000Z'],
    ['2026-11-15T19:59:00Z', '2026-11-15T20:00:00.000Z'],
    ['2026-11-16T11:00:00Z', '2026-11-16T20:00:00.000Z'],
    ['2026-11-22T02:00:00Z', '2026-11-22T02:00:00.000Z'],
  ])('leaves from seven to ten, on any day (%s)', (now, then) =>
    expect(next(now, { purpose: 'service' })).toBe(then),
  );

  it('leaves at once when what it is about is near', () => {
    const eventAt = new Date('2026-11-15T20:00:00Z');
    expect(next('2026-11-15T18:00:00Z', { purpose: 'service', eventAt })).toBe('2026-11-15T18:00:00.000Z');
    expect(next('2026-11-15T17:59:59Z', { purpose: 'service', eventAt })).toBe('2026-11-15T20:00:00.000Z');
    expect(next('2026-11-15T18:00:00Z', { eventAt })).toBe('2026-11-15T22:00:00.000Z');
  });
});

it('an answer leaves at any time', () => {
  expect(next('2026-11-22T15:00:00Z', { purpose: 'reply' })).toBe('2026-11-22T15:00:00.000Z');
});
