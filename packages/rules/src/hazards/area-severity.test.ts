import { expect, it } from 'vitest';
import { isOutsideValue, keptHazard } from './area-severity.ts';
import { isOutsideMapped } from './risk-headline.ts';

it('a figure without its evidence still says that nothing was measured, and no measured one says so', () => {
  expect(isOutsideValue(keptHazard(0.05, true))).toBe(true);
  for (const measured of [0.0496, 0.05, 0.0504]) {
    expect(isOutsideValue(keptHazard(measured, false))).toBe(false);
    expect(keptHazard(measured, false)).toBe(0.051);
  }
  expect([0.0494, 0.0506, 0.7].map((value) => keptHazard(value, false))).toEqual([0.049, 0.051, 0.7]);
  expect(isOutsideValue(null)).toBe(false);
});

it('a demonstration without evidence is told as one with it', () => {
  expect(isOutsideMapped({ value: 0.05, evidence: [] })).toBe(true);
  expect(isOutsideMapped({ value: 0.05, evidence: [{ way: 'outside' }] })).toBe(true);
  expect(isOutsideMapped({ value: 0.2, evidence: [] })).toBe(false);
  expect(isOutsideMapped({ value: null, evidence: [] })).toBe(false);
});
