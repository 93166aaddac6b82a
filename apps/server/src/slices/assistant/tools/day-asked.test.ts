import { dayOf, isoOf } from '@propguard/engine/day-number';
import { describe, expect, it } from 'vitest';
import { dayAsked } from './day-asked.ts';

const TODAY = dayOf('2026-11-01');

describe('the day of a value', () => {
  it.each([
    [undefined, '2026-11-01'],
    ['08-03', '2026-08-03'],
    ['last-08-03', '2025-08-03'],
    ['12-24', '2025-12-24'],
    ['2021-06-30', '2021-06-30'],
    ['2030-06-30', '2026-11-01'],
  ])('%s', (said, day) => {
    expect(isoOf(dayAsked(said, TODAY))).toBe(day);
  });
});
