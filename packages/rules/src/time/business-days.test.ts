import { expect, it } from 'vitest';
import { addBusinessDays, businessDaysAfter } from './business-days.ts';

it.each([
  ['a Monday', '2026-11-16', 1, 'QLD', '2026-11-17'],
  ['over a weekend', '2026-11-20', 1, 'QLD', '2026-11-23'],
  ['from a Saturday', '2026-11-21', 1, 'QLD', '2026-11-23'],
  ['from a Sunday', '2026-11-22', 5, 'QLD', '2026-11-27'],
  ['two weeks', '2026-11-16', 10, 'QLD', '2026-11-30'],
  ['over the year', '2026-12-31', 2, 'QLD', '2027-01-05'],
  ['over Christmas', '2026-12-24', 1, 'QLD', '2026-12-29'],
  ['over Easter', '2027-03-25', 1, 'VIC', '2027-03-30'],
  ['where the Cup is run', '2026-11-02', 1, 'VIC', '2026-11-04'],
  ['where it is not', '2026-11-02', 1, 'NSW', '2026-11-03'],
  ['none', '2026-11-22', 0, 'QLD', '2026-11-22'],
] as const)('%s: %s and %i business days in %s are %s', (_what, day, count, state, later) => {
  expect(addBusinessDays(day, count, state)).toBe(later);
});

it('lists them', () => {
  expect(businessDaysAfter('2026-11-19', 3, 'QLD')).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
});
