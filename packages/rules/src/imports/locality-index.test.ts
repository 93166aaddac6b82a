import { describe, expect, it } from 'vitest';
import { LocalityIndex, type LocalityPlace } from './locality-index.ts';

const place = (id: string, searchName: string, latitude: number, longitude: number): LocalityPlace => {
  const [state = '', postcode = ''] = id.split('-');
  return { id, searchName, state, postcode, latitude, longitude };
};
const index = new LocalityIndex([
  place('VIC-3067-a', 'abbotsford', -37.8, 145.0),
  place('NSW-2046-a', 'abbotsford', -33.85, 151.13),
  place('NSW-2770-m', 'mount druitt', -33.77, 150.82),
  place('NSW-2216-b', 'brighton le sands', -33.96, 151.15),
  place('NSW-2060-n', 'north sydney', -33.84, 151.21),
  place('NSW-2000-s', 'sydney', -33.87, 151.21),
  place('NSW-2001-s', 'sydney', -33.87, 151.2),
  place('NSW-2800-k', 'kings plains', -33.5, 149.3),
  place('NSW-2360-k', 'kings plains', -29.6, 151.4),
]);
const match = (name: string, state: string | null, postcode: string | null = null) => {
  const found = index.match({ name, state, postcode });
  return typeof found === 'string' ? found : found.id;
};

describe('a locality', () => {
  it.each([
    ['Abbotsford', 'VIC', null, 'VIC-3067-a'],
    ['ABBOTSFORD', 'NSW', null, 'NSW-2046-a'],
    ['Abbotsford', null, null, 'ambiguous'],
    ['Abbotsford', null, '3067', 'VIC-3067-a'],
    ['Mt Druitt', 'NSW', null, 'NSW-2770-m'],
    ['MT. DRUITT', 'NSW', '2770', 'NSW-2770-m'],
    ['BRIGHTON-LE-SANDS', 'NSW', '2216', 'NSW-2216-b'],
    ['Nth Sydney', 'NSW', null, 'NSW-2060-n'],
    ['Sydney North', 'NSW', null, 'NSW-2060-n'],
    ['Sydney', 'NSW', null, 'NSW-2000-s'],
    ['Sydney', 'NSW', '9999', 'NSW-2000-s'],
    ['Kings Plains', 'NSW', null, 'ambiguous'],
    ['Kings Plains', 'NSW', '2360', 'NSW-2360-k'],
    ['Atlantis', 'NSW', null, 'unknown'],
    ['', 'NSW', null, 'unknown'],
  ])('%s, %s %s is %s', (name, state, postcode, id) => {
    expect(match(name, state, postcode)).toBe(id);
  });

  it('of a namesake is told by a position near it', () => {
    const find = (near: { latitude: number; longitude: number }) =>
      index.match({ name: 'Kings Plains', state: 'NSW', postcode: null, near });
    expect(find({ latitude: -29.61, longitude: 151.41 })).toMatchObject({ postcode: '2360' });
    expect(find({ latitude: -35, longitude: 149 })).toBe('ambiguous');
  });

  it('knows how far the nearest is', () => {
    expect(index.kmToNearest({ latitude: -33.87, longitude: 151.21 })).toBeLessThan(0.1);
    expect(index.kmToNearest({ latitude: 0, longitude: 0 })).toBe(Number.POSITIVE_INFINITY);
  });
});
