import { expect, it } from 'vitest';
import { findTimeline, isPlan } from './timeline.ts';

it.each([
  ['I want to move within 3 months', 'within 3 months'],
  ['buying in the next 6 weeks', 'in the next 6 weeks'],
  ['in 2 to 3 months', 'in 2 to 3 months'],
  ['3 bed house in Bondi by Christmas', 'by Christmas'],
  ['before the end of June 2027', 'before the end of June 2027'],
  ['some time next year', 'next year'],
  ['ASAP please', 'ASAP'],
  ['no rush at all', 'no rush'],
  ['sales in the last 3 months', null],
  ['a loan over 30 years', null],
  ['3 bedrooms in Wollongong', null],
])('OPS-WIDGET-03: when, in %j', (said, when) => {
  expect(findTimeline(said)).toBe(when);
});

it.each([
  ['we hope to settle by Easter', true],
  ['growth of the market in 12 months', false],
])('%j is a plan to buy: %s', (said, isOne) => {
  expect(isPlan(said)).toBe(isOne);
});
