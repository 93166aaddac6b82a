import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesOf, wallClock } from './wall-clock.ts';
import { dayIn, dayStart, instantFrom, instantOf } from './wall-time.ts';

const ZONES = [
  'Australia/Sydney',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Australia/Eucla',
  'Australia/Brisbane',
  // Clocks there skip midnight.
  'America/Santiago',
  'Europe/Dublin',
];
const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

describe('a clock over some weeks', () => {
  it('says what each moment of it says by itself', () => {
    const day = fc
      .integer({ min: 0, max: 730 })
      .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, fc.integer({ min: 0, max: 1439 }), (zone, on, minutes) => {
        const noon = new Date(`${on}T12:00:00Z`);
        const clock = wallClock(zone, new Date(noon.getTime() - 86_400_000), noon);
        expect(clock.at(on, minutes)).toBe(instantOf(zone, on, timeOf(minutes))?.getTime() ?? null);
        expect(clock.from(on, minutes)).toBe(instantFrom(zone, on, timeOf(minutes)).getTime());
        expect(clock.from(on, 0)).toBe(dayStart(zone, on).getTime());
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['Australia/Sydney', '2026-10-04', [null, 1_791_043_200_000]],
    ['Australia/Lord_Howe', '2026-10-04', [null, 1_791_041_400_000]],
    ['Australia/Lord_Howe', '2026-04-05', [Date.parse('2026-04-04T15:45:00Z'), null]],
  ])('in %s on %s at a quarter past two', (zone, day, [exact, reached]) => {
    const clock = wallClock(zone, new Date(`${day}T00:00:00Z`), new Date(`${day}T12:00:00Z`));
    expect(clock.at(day, minutesOf('02:15'))).toBe(exact);
    if (reached) expect(clock.from(day, minutesOf('02:15'))).toBe(reached);
  });

  it('names the days that its moments fall on', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
        fc.integer({ min: 0, max: 40 }),
        (zone, first, length) => {
          const last = new Date(first.getTime() + length * 86_400_000);
          const { days } = wallClock(zone, first, last);
          expect(days[0]).toBe(dayIn(zone, first));
          expect(days.at(-1)).toBe(dayIn(zone, last));
          expect(days).toHaveLength(new Set(days).size);
        },
      ),
    );
  });

  it('refuses a day that it was not made for', () => {
    const clock = wallClock('Australia/Sydney', new Date('2026-11-16'), new Date('2026-11-16'));
    expect(() => clock.from('2027-11-16', 540)).toThrow('2027-11-16');
  });
});
