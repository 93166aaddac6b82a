import { expect, it } from 'vitest';
import { nearestOf } from './nearest-shore.ts';

const HERE = { lng: 151, lat: -34 };

it('is on the line, between its corners', () => {
  const shore = nearestOf(HERE, [
    [
      [151.1, -35],
      [151.1, -33],
    ],
  ]);
  expect(shore?.lng).toBeCloseTo(151.1);
  expect(shore?.lat).toBeCloseTo(-34);
});

it('is of the nearest line, and counts degrees east less than degrees south', () => {
  const east = [[151.11, -34]];
  const south = [[151, -34.1]];
  expect(nearestOf(HERE, [south, east])).toEqual({ lng: 151.11, lat: -34 });
});

it('is nowhere without a line', () => {
  expect(nearestOf(HERE, [])).toBeNull();
});
