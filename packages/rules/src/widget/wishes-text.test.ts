import { expect, it } from 'vitest';
import { wishesText } from './wishes-text.ts';

const WISHES = { place: 'Teneriffe QLD 4005', minPriceAud: null, maxPriceAud: 1_300_000, minBedrooms: 3 };

it('says in a line what somebody looks for', () => {
  expect(wishesText('en', WISHES, 'short')).toBe('3 bed, Teneriffe, to $1.3M');
});

it('keeps the sign of the currency in its order where the line runs from right to left', () => {
  expect(wishesText('ar', WISHES, 'short')).toContain('\u2066AU$\u2069');
});

it.each([
  ['en', 1, '1 bed'],
  ['es', 1, '1 dormitorio'],
  ['es', 3, '3 dormitorios'],
  ['ru', 5, 'спален: 5'],
  ['ar', 1, 'غرفة نوم'],
  ['ar', 2, 'غرفتا نوم'],
  ['ar', 3, '3 غرف نوم'],
  ['ar', 11, '11 غرفة نوم'],
] as const)('counts bedrooms as %s does: %i', (language, minBedrooms, said) => {
  const asked = { place: null, minPriceAud: null, maxPriceAud: null, minBedrooms };
  expect(wishesText(language, asked, 'short')).toBe(said);
});
