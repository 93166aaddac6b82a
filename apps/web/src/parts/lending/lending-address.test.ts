import { expect, it } from 'vitest';
import { lendingPath, securityIn } from './lending-address.ts';

const SECURITY = {
  home: '3/53 Northam Avenue, Bankstown NSW 2200',
  propertyId: '019a0000-0000-7000-8000-0000000000e1',
  valuationAud: 912_000,
  valuationOn: '2026-11-01',
  priceAud: 935_000,
  amountAud: 640_000,
};
const read = (path: string) => securityIn(new URL(path, 'http://x').searchParams);

it('carries a home, its value and its day from one screen to the next', () => {
  expect(read(lendingPath(SECURITY))).toEqual(SECURITY);
});

it('leaves out what is not known', () => {
  expect(lendingPath({ home: null, valuationAud: 5 })).toBe('/lending?value=5');
  expect(lendingPath({})).toBe('/lending');
});

it('takes what cannot be as if it were not there', () => {
  expect(read('/lending?property=x&value=-4&valued=2026-13-45&price=free&amount=1e99&home=%20')).toEqual({
    home: null,
    propertyId: null,
    valuationAud: null,
    valuationOn: null,
    priceAud: null,
    amountAud: null,
  });
});
