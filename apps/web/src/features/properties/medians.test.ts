import type { LocalityFigures } from '@propguard/protocol/locality-figures';
import { expect, it } from 'vitest';
import { marketFiguresOf } from '../../../test/market-figures.ts';
import { countsOf } from './medians.ts';

const of = (type: LocalityFigures['type'], value: number | null, count: number): LocalityFigures => {
  const figures = marketFiguresOf();
  const medianPrice = { ...figures.medianPrice, value, count };
  return { type, figures: { ...figures, medianPrice } } as LocalityFigures;
};

it('says of each type from how many sales its median was made', () => {
  const figures = [of('house', 900_000, 49), of('apartment', 600_000, 1), of('land', null, 0)];
  expect(countsOf(figures)).toBe('Houses 49 sales, apartments 1 sale');
});
