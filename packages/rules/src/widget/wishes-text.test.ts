import { expect, it } from 'vitest';
import { wishesText } from './wishes-text.ts';

const WISHES = { place: 'Teneriffe QLD 4005', minPriceAud: null, maxPriceAud: 1_300_000, minBedrooms: 3 };

it('says in a line what somebody looks for', () => {
  expect(wishesText('en', WISHES, 'short')).toBe('3 bed, Teneriffe, to $1.3M');
});

it('keeps the sign of the currency in its order where the line runs from right to left', () => {
  expect(wishesText('ar', WISHES, 'short')).toContain('\u2066AU$\u2069');
});
