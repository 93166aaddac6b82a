import { describe, expect, it } from 'vitest';
import { CITIES, cityAt } from './cities.ts';

describe('cityAt', () => {
  it.each([
    ['New Farm', 'QLD', -27.4678, 153.0464, 'Brisbane'],
    ['Bondi Beach', 'NSW', -33.8915, 151.2767, 'Sydney'],
    ['Queanbeyan', 'NSW', -35.3533, 149.2339, 'Canberra'],
    ['Tweed Heads', 'NSW', -28.1764, 153.5423, 'Gold Coast'],
    ['Longreach', 'QLD', -23.4422, 144.2491, undefined],
  ])('%s, %s', (_name, state, latitude, longitude, expected) => {
    expect(cityAt({ state, latitude, longitude })?.name).toBe(expected);
  });

  it('gives each centre to its own city, and an id to each', () => {
    for (const city of CITIES) expect(cityAt(city)).toBe(city);
    expect(new Set(CITIES.map(({ id }) => id)).size).toBe(CITIES.length);
  });
});
