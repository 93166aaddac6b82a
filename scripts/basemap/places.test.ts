import { describe, expect, it } from 'vitest';
import { choosePlaces, type PostalRow, properName } from './places.ts';

function row(locality: string, lng: number, lat: number, more: Partial<PostalRow> = {}): PostalRow {
  return { locality, state: 'NSW', type: 'Delivery Area', Long_precise: lng, Lat_precise: lat, ...more };
}

describe('properName', () => {
  it.each([
    ['MCMAHONS POINT', 'McMahons Point'],
    ["O'CONNOR", "O'Connor"],
    ['DEE WHY', 'Dee Why'],
    ["FRENCH'S FOREST", "French's Forest"],
    ['HEAD OF BIGHT', 'Head of Bight'],
    ['SEVENTEEN SEVENTY', 'Seventeen Seventy'],
  ])('%s', (capitals, name) => {
    expect(properName(capitals)).toBe(name);
  });
});

describe('choosePlaces', () => {
  it('names a capital first and makes its neighbour wait', () => {
    const places = choosePlaces([row('ULTIMO', 151.1969, -33.8785), row('SYDNEY', 151.2073, -33.8708)]);
    const zoomOf = Object.fromEntries(places.map(({ name, fromZoom }) => [name, fromZoom]));
    expect(zoomOf.Sydney).toBe(2);
    expect(zoomOf.Ultimo).toBeGreaterThanOrEqual(11);
  });

  it('names a lonely locality early', () => {
    const [place] = choosePlaces([row('IVANHOE', 144.3, -32.9)]);
    expect(place).toMatchObject({ name: 'Ivanhoe', rank: 'locality', fromZoom: 7 });
  });

  it('names a town that others are named after before a hamlet with a shorter name', () => {
    const places = choosePlaces([
      row('ADA', 150.02, -33.02),
      row('PARKES', 150, -33),
      row('PARKES SOUTH', 150.01, -33.01),
      row('PARKES', 150, -33, { type: 'Post Office Boxes' }),
    ]);
    expect(places.map(({ name, fromZoom }) => [name, fromZoom])).toEqual([
      ['Parkes', 7],
      ['Ada', 12],
      ['Parkes South', 12],
    ]);
  });

  it('leaves out post boxes, rows without a position, and a second name on the same spot', () => {
    const places = choosePlaces([
      row('WOLLONGONG', 0, 0, { type: 'Post Office Boxes' }),
      row('NOWHERE', 0, 0),
      row('HERE', 150.1, -33.1),
      row('HERE BC', 150.2, -33.2),
      row('ALSO HERE', 150.1, -33.1),
    ]);
    expect(places.map(({ name }) => name)).toEqual(['Here']);
  });

  it('tells a capital from its namesake in another state', () => {
    const places = choosePlaces([
      row('PERTH', 147.17, -41.57, { state: 'TAS' }),
      row('PERTH', 115.86, -31.95, { state: 'WA' }),
    ]);
    expect(places.map(({ rank }) => rank)).toEqual(['capital', 'locality']);
  });
});
