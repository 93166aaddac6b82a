import { expect, test } from 'vitest';
import { findTermYears } from './loan-term.ts';

test.each([
  ['650k over 25 years', 25],
  ['a 30 year loan', 30],
  ['paid off in 20 years', 20],
  ['paid off in 5 years', 5],
  ['em 25 anos', 25],
  ['auf 20 Jahre', 20],
  ['a term of 3 years', 3],
  ['600k at 6% for 25y', 25],
])('how long a loan runs: %s', (text, years) => {
  expect(findTermYears(text)).toBe(years);
});

test.each([
  'we want to buy in 2 years',
  'daqui a 2 anos quero comprar',
  'dans 3 ans',
  'через 2 года',
  'I am 52 years old',
  'over 99 years it grew',
  'gano 32 y pago 480 de alquiler',
])('no loan runs so: %s', (text) => {
  expect(findTermYears(text)).toBeNull();
});
