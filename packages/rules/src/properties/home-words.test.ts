import { expect, it } from 'vitest';
import { homeText } from './home-words.ts';

const KNOWN = {
  type: 'house',
  bedrooms: 4,
  bathrooms: 3,
  carSpaces: 2,
  landM2: 607,
  buildingM2: 248,
  yearBuilt: 1998,
} as const;

it('says what is known of a home in one line', () => {
  expect(homeText(KNOWN)).toBe('House, 4 bed, 3 bath, 2 car, land 607 m², building 248 m², built 1998.');
  expect(homeText({ ...KNOWN, type: null, bathrooms: null, landM2: 25_000, yearBuilt: null })).toBe(
    '4 bed, 2 car, land 2.5 ha, building 248 m².',
  );
});
