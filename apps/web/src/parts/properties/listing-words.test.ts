import { expect, it } from 'vitest';
import { guideText, priceTag } from './listing-words.ts';

it('writes a guide as a range, as one price, or as none', () => {
  expect(guideText({ fromAud: 900_000, toAud: 950_000 })).toBe('$900,000 – $950,000');
  expect(guideText({ fromAud: 900_000, toAud: 900_000 })).toBe('$900,000');
  expect(guideText(null)).toBe('Price on request');
});

it('CORE-ASSESS-13: writes the price of a mark short', () => {
  expect(priceTag(1_250_000)).toBe('$1.3M');
  expect(priceTag(null)).toBe('–');
});
