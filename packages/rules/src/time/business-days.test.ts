import { expect, it } from 'vitest';
import { addBusinessDays, businessDaysAfter } from './business-days.ts';

it.each([
  ['a Monday', '2026-11-16', 1, '2026-11-17'],
  ['over a weekend', '2026-11-20', 1, '2026-11-23'],
  ['from a Saturday', '2026-11-21', 1, '2026-11-23'],
  ['from a Sunday', '2026-11-22', 5, '2026-11-27'],
  ['two weeks', '2026-11-16', 10, '2026-11-30'],
  ['over the year', '2026-12-31', 2, '2027-01-04'],
  ['none', '2026-11-22', 0, '2026-11-22'],
])('%s: %s and %i business days are %s', (_what, day, count, later) => {
  expect(addBusinessDays(day, count)).toBe(later);
});

it('lists them', () => {
  expect(businessDaysAfter('2026-11-19', 3)).toEqual(['2026-11-20', '2026-11-23', '2026-11-24']);
});
