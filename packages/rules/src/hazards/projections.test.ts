import { expect, it } from 'vitest';
import { FLOOD_GROWTH_PER_YEAR, projectValue, SCENARIOS } from './projections.ts';

it('CORE-RISK-05: flood grows 5% a year from 2024 to 2030, through what it is today', () => {
  const years = projectValue(0.5, FLOOD_GROWTH_PER_YEAR, 2026);
  expect(years.map(({ year }) => year)).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030]);
  expect(years.map(({ value }) => Number(value.toFixed(4)))).toEqual([
    0.4535, 0.4762, 0.5, 0.525, 0.5513, 0.5788, 0.6078,
  ]);
});

it('never exceeds 1, and stays at zero', () => {
  expect(projectValue(0.95, FLOOD_GROWTH_PER_YEAR, 2026).at(-1)).toEqual({ year: 2030, value: 1 });
  expect(projectValue(0, 0.08, 2026).every(({ value }) => value === 0)).toBe(true);
});

it('writes out what every scenario assumes, with the specified one first', () => {
  expect(SCENARIOS[0]?.growthPerYear.flood).toBe(0.05);
  for (const { assumption } of SCENARIOS) expect(assumption.length).toBeGreaterThan(40);
});
