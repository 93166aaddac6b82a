import { expect, it } from 'vitest';
import { countText, markLayers } from './mark-layers.ts';
import type { MapPalette } from './palette.ts';

const PALETTE = new Proxy({}, { get: () => '#123456' }) as MapPalette;
const MARK = { id: 'a', label: 'A', tag: '$850K', count: 1, bounds: null, lng: 151, lat: -33 };

it.each([
  [8, '8'],
  [999, '999'],
  [1_000, '1k'],
  [1_240, '1.2k'],
  [26_400, '26k'],
])('writes a count of %i as %s', (count, written) => {
  expect(countText(count)).toBe(written);
});

it('draws what is pointed at from a source of its own', () => {
  const plain = markLayers({ marks: [MARK], lit: null }, PALETTE);
  const lit = markLayers({ marks: [MARK], lit: MARK }, PALETTE);
  expect(lit.layers).toEqual(plain.layers);
  expect(lit.sources.marks).toEqual(plain.sources.marks);
  expect(lit.sources['marks-lit']).not.toEqual(plain.sources['marks-lit']);
});
