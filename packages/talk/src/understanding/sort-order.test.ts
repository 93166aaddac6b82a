import { expect, it } from 'vitest';
import { findSortOrder } from './sort-order.ts';

it.each([
  ['cheapest first', 'price_up'],
  ['sort by price', 'price_up'],
  ['dearest first', 'price_down'],
  ['biggest block first please', 'land'],
  ['sort by price, highest first', 'price_down'],
  ['newest listings', 'newest'],
  ['安い順', 'price_up'],
  ['3 bed houses', null],
])('%s: %s', (text, order) => {
  expect(findSortOrder(text)).toBe(order);
});
