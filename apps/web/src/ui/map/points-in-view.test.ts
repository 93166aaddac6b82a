import { describe, expect, it } from 'vitest';
import { boundsAround } from './camera.ts';
import { pointsInView } from './points-in-view.ts';

const points = [151, 152, 153, 154].map((lng) => ({ id: `${lng}`, label: `Sale ${lng}`, lng, lat: -30 }));

describe('pointsInView', () => {
  it('lists at most so many and counts them all', () => {
    const { listed, total } = pointsInView(points, { west: 151.5, south: -31, east: 155, north: -29 }, 2);
    expect(listed.map(({ id }) => id)).toEqual(['152', '153']);
    expect(total).toBe(3);
  });

  it('lists all before the map has a view', () => {
    expect(pointsInView(points, null, 10).total).toBe(4);
  });
});

describe('boundsAround', () => {
  it('holds every position', () => {
    expect(boundsAround([...points, { lng: 140, lat: -38 }])).toEqual({
      west: 140,
      south: -38,
      east: 154,
      north: -30,
    });
  });

  it('is nothing without positions', () => {
    expect(boundsAround([])).toBeNull();
  });
});
