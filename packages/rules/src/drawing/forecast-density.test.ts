import { describe, expect, it } from 'vitest';
import { drawnRange, type Forecast, forecastDensity } from './forecast-density.ts';

const forecast: Forecast = {
  value: 2_430_000,
  range80: [2_244_000, 2_631_000],
  range90: [2_194_000, 2_691_000],
};

describe('forecastDensity', () => {
  it('is 1 at the value and falls to both sides', () => {
    expect(forecastDensity(forecast, 2_430_000)).toBe(1);
    expect(forecastDensity(forecast, 2_300_000)).toBeLessThan(1);
    expect(forecastDensity(forecast, 2_600_000)).toBeLessThan(1);
  });

  it('has the same height at both ends of the 80% range, even of a lopsided one', () => {
    const lopsided: Forecast = { ...forecast, range80: [2_390_000, 2_900_000] };
    const [low, high] = lopsided.range80;
    expect(forecastDensity(lopsided, low)).toBeCloseTo(forecastDensity(lopsided, high), 10);
    expect(forecastDensity(lopsided, low)).toBeCloseTo(0.44, 2);
  });

  it('has nothing below zero', () => {
    expect(forecastDensity(forecast, -1)).toBe(0);
  });
});

it('drawnRange covers the 90% range', () => {
  const [low, high] = drawnRange({ ...forecast, range90: [1_000_000, 9_000_000] });
  expect(low).toBe(1_000_000);
  expect(high).toBe(9_000_000);
});
