import { expect, it } from 'vitest';
import { estimatedMinutes, straightKm } from './travel-time.ts';

const SYDNEY = { latitude: -33.8688, longitude: 151.2093 };
const PARRAMATTA = { latitude: -33.8151, longitude: 151.0011 };

it('is as far as the crow flies', () => {
  expect(straightKm(SYDNEY, SYDNEY)).toBe(0);
  expect(straightKm(SYDNEY, PARRAMATTA)).toBeCloseTo(20.1, 0);
});

it.each([
  [0, 0],
  [0.2, 0],
  [1, 10],
  [5, 20],
  [20, 45],
  [100, 135],
])('%s km take about %s minutes', (km, minutes) => {
  expect(estimatedMinutes(km)).toBe(minutes);
});
