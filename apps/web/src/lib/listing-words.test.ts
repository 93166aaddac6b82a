import { expect, it } from 'vitest';
import { areaText, guideText, priceTag } from './listing-words.ts';

it('writes a guide as a range, as one price, or as none', () => {
  expect(guideText({ fromAud: 900_000, toAud: 950_000 })).toBe('$900,000 – $950,000');
  expect(guideText({ fromAud: 900_000, toAud: 900_000 })).toBe('$900,000');
  expect(guideText(null)).toBe('Price on request');
});

it('writes the price of a mark short', () => {
  expect(priceTag(1_250_000)).toBe('$1.25M');
  expect(priceTag(null)).toBe('–');
});

it.each([
  [607, '607 m²'],
  [9_999, '9,999 m²'],
  [10_000, '1 ha'],
  [123_456, '12.3 ha'],
])('writes %i m² as %s', (areaM2, written) => {
  expect(areaText(areaM2)).toBe(written);
});
