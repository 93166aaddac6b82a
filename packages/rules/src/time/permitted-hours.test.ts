import { describe, expect, it } from 'vitest';
import { isPermittedAt, mayCallAt, nextPermitted } from './permitted-hours.ts';
import { instantOf } from './wall-time.ts';

const at = (zone: string, day: string, time: string): Date => {
  const instant = instantOf(zone, day, time);
  if (!instant) throw new Error('No such time.');
  return instant;
};

describe('a call', () => {
  it.each([
    ['a weekday at nine', '2026-11-16', '09:00', true],
    ['a minute before', '2026-11-16', '08:59', false],
    ['in the evening', '2026-11-16', '19:59', true],
    ['at eight', '2026-11-16', '20:00', false],
    ['Saturday', '2026-11-21', '16:59', true],
    ['Saturday at five', '2026-11-21', '17:00', false],
    ['Sunday', '2026-11-22', '12:00', false],
    ['Christmas, a Friday', '2026-12-25', '12:00', false],
    ['Anzac Day, a Saturday', '2026-04-25', '12:00', false],
    ['the day given back for it', '2026-04-27', '12:00', false],
    ['a holiday of one state', '2026-11-03', '12:00', true],
  ])('%s: %s %s', (_what, day, time, may) => {
    expect(mayCallAt('Australia/Melbourne', at('Australia/Melbourne', day, time))).toBe(may);
  });

  it('is by the clocks where the person is', () => {
    const now = at('Australia/Sydney', '2026-11-16', '09:30');
    expect(mayCallAt('Australia/Sydney', now)).toBe(true);
    expect(mayCallAt('Australia/Perth', now)).toBe(false);
    expect(mayCallAt('Australia/Brisbane', now)).toBe(false);
  });

  it.each([
    ['Australia/Perth', '2026-12-24', '20:00', '2026-12-29', '09:00'],
    ['Australia/Sydney', '2026-04-02', '20:30', '2026-04-04', '09:00'],
    // Over the night in which the clocks go forward, and the Sunday after it.
    ['Australia/Sydney', '2026-10-03', '17:00', '2026-10-05', '09:00'],
    ['Australia/Lord_Howe', '2026-11-16', '03:00', '2026-11-16', '09:00'],
    ['Australia/Darwin', '2026-11-16', '10:15', '2026-11-16', '10:15'],
  ])('in %s on %s at %s waits until %s %s', (zone, day, time, laterDay, laterTime) => {
    expect(nextPermitted({ purpose: 'call', zone }, at(zone, day, time))).toEqual(
      at(zone, laterDay, laterTime),
    );
  });
});

describe('a service message', () => {
  const zone = 'Australia/Adelaide';
  it.each([
    ['on a Sunday', '2026-11-22', '07:00', true],
    ['early', '2026-11-22', '06:59', false],
    ['late', '2026-12-25', '22:00', false],
  ])('%s: %s %s', (_what, day, time, may) => {
    expect(isPermittedAt({ purpose: 'service', zone }, at(zone, day, time))).toBe(may);
  });

  it('is sent at night when what it is about is near, and waits no longer than for that', () => {
    const eventAt = at(zone, '2026-11-17', '05:30');
    const night = at(zone, '2026-11-17', '03:30');
    expect(isPermittedAt({ purpose: 'service', zone, eventAt }, night)).toBe(true);
    const earlier = at(zone, '2026-11-17', '03:29');
    expect(nextPermitted({ purpose: 'service', zone, eventAt }, earlier)).toEqual(night);
    expect(isPermittedAt({ purpose: 'marketing', zone, eventAt }, night)).toBe(false);
  });
});
