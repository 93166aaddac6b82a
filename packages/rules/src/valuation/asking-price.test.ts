import { expect, it } from 'vitest';
import { askingPriceWords } from './asking-price.ts';

const ESTIMATE = { valueAud: 1_000_000, range80: { lowAud: 900_000, highAud: 1_100_000 } };
const asked = (fromAud: number, toAud = fromAud) => askingPriceWords({ fromAud, toAud }, ESTIMATE);

it('says how far one price is from the estimate, and whether the range holds it', () => {
  expect(asked(950_000)).toBe('5% below our estimate, inside the range');
  expect(asked(1_070_000)).toBe('7% above our estimate, inside the range');
  expect(asked(1_200_000)).toBe('20% above our estimate, above the range');
  expect(asked(800_000)).toBe('20% below our estimate, below the range');
});

it('does not call a few dollars a difference', () => {
  expect(asked(1_000_900)).toBe('The same as our estimate, inside the range');
});

it('speaks of both ends of a guide, the nearer first', () => {
  expect(asked(920_000, 950_000)).toBe('5–8% below our estimate, inside the range');
  expect(asked(1_050_000, 1_150_000)).toBe('5–15% above our estimate, partly outside the range');
  expect(asked(960_000, 1_040_000)).toBe('Our estimate is within the guide, inside the range');
});

it('leaves out a range that we do not have', () => {
  expect(askingPriceWords({ fromAud: 900_000, toAud: 900_000 }, { valueAud: 1_000_000, range80: null })).toBe(
    '10% below our estimate',
  );
});
