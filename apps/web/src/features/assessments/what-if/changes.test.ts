import { expect, it } from 'vitest';
import { isChange, NO_CHANGES, unexplained, withFact, withoutSale, withReason, withSale } from './changes.ts';

const ASSESSED = {
  type: 'house',
  bedrooms: 3,
  bathrooms: 1,
  carSpaces: null,
  landM2: 607,
  buildingM2: null,
  yearBuilt: null,
} as const;

it('holds a fact that differs, and lets go of one that is as it was', () => {
  const four = withFact(NO_CHANGES, ASSESSED, 'bedrooms', 4);
  expect(four.facts).toEqual({ bedrooms: 4 });
  expect(isChange(withFact(four, ASSESSED, 'bedrooms', 3))).toBe(false);
});

it('tells an unknown fact from no change', () => {
  expect(withFact(NO_CHANGES, ASSESSED, 'landM2', null).facts).toEqual({ landM2: null });
  expect(isChange(withFact(NO_CHANGES, ASSESSED, 'carSpaces', null))).toBe(false);
});

it('takes back what was dropped, and what was added', () => {
  expect(withSale(withoutSale(NO_CHANGES, 'a'), 'a')).toEqual(NO_CHANGES);
  expect(withoutSale(withSale(NO_CHANGES, 'b'), 'b')).toEqual(NO_CHANGES);
});

it('asks for a reason with each sale, and lets it go with the choice', () => {
  const dropped = withoutSale(NO_CHANGES, 'a');
  expect(unexplained(dropped)).toEqual(['a']);
  expect(unexplained(withReason(dropped, 'a', '  '))).toEqual(['a']);
  const explained = withReason(dropped, 'a', 'Sold to family');
  expect(unexplained(explained)).toEqual([]);
  expect(withSale(explained, 'a')).toEqual(NO_CHANGES);
});

it('names each sale once', () => {
  expect(withoutSale(withoutSale(NO_CHANGES, 'a'), 'a').withoutSales).toEqual(['a']);
});
