import { expect, it } from 'vitest';
import { loanInAddress } from './loan-in-address.ts';

it.each([
  ['$1,750,000', { amountAud: 1_750_000 }],
  ['500000', { amountAud: 500_000 }],
  ['', undefined],
  ['0', undefined],
  ['lots', undefined],
  ['99999999999', undefined],
])('reads %j', (loan, expected) => {
  expect(loanInAddress(new URLSearchParams({ loan }))).toEqual(expected);
});
