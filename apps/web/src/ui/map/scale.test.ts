import { describe, expect, it } from 'vitest';
import { distanceLabel, distanceMeters, metersPerPixel, niceScale } from './scale.ts';

describe('niceScale', () => {
  it.each([
    [1, 120, 100, '100 m'],
    [3.4, 120, 200, '200 m'],
    [33.9, 120, 2000, '2 km'],
    [5200, 120, 500_000, '500 km'],
  ])('%d m a pixel in %d px', (metersPerPx, longestPx, meters, label) => {
    const scale = niceScale(metersPerPx, longestPx);
    expect(scale).toMatchObject({ meters, label });
    expect(scale.widthPx).toBeLessThanOrEqual(longestPx);
    expect(scale.widthPx).toBeGreaterThan(longestPx * 0.39);
  });
});

describe('metersPerPixel', () => {
  it('halves with each zoom and shrinks away from the equator', () => {
    expect(metersPerPixel(0, 0)).toBeCloseTo(78_271.5, 0);
    expect(metersPerPixel(-33.87, 12) * 2).toBeCloseTo(metersPerPixel(-33.87, 11), 6);
    expect(metersPerPixel(-42, 12)).toBeLessThan(metersPerPixel(-12, 12));
  });
});

describe('distances', () => {
  it('Sydney to Melbourne is about 714 km', () => {
    const meters = distanceMeters({ lng: 151.2093, lat: -33.8688 }, { lng: 144.9631, lat: -37.8136 });
    expect(meters / 1000).toBeCloseTo(713.4, 0);
  });

  it.each([
    [87.4, '87 m'],
    [1130, '1.1 km'],
    [2000, '2 km'],
    [35_400, '35 km'],
    [1_000_000, '1,000 km'],
  ])('%d m reads %s', (meters, label) => {
    expect(distanceLabel(meters)).toBe(label);
  });
});
