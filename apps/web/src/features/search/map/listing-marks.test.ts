import { expect, it } from 'vitest';
import { asMapMark } from './listing-marks.ts';

it('makes a mark of a single listing with its price', () => {
  expect(
    asMapMark({ longitude: 151.2, latitude: -33.8, count: 1, listingId: 'a', priceAud: 850_000, box: null }),
  ).toEqual({
    id: 'a',
    lng: 151.2,
    lat: -33.8,
    count: 1,
    tag: '$850K',
    label: 'Property, $850,000',
    bounds: null,
  });
});

it('makes one mark of several, with the box to zoom to', () => {
  const mark = asMapMark({
    longitude: 151.2,
    latitude: -33.8,
    count: 1200,
    listingId: null,
    priceAud: null,
    box: [151, -34, 152, -33],
  });
  expect(mark).toMatchObject({
    id: '151.2,-33.8',
    label: '1,200 properties, median price on request: zoom in',
    bounds: { west: 151, south: -34, east: 152, north: -33 },
  });
});
