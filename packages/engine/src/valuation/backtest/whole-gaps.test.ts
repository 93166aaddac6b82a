import { expect, test } from 'vitest';
import type { SaleRow } from '../sales/property-facts.ts';
import { NOTHING_KNOWN } from '../testing/nothing-known.ts';
import { fillWholeGaps } from './whole-gaps.ts';

const sale = (more: Partial<SaleRow>): SaleRow => ({
  id: '1',
  contractDay: 18_000,
  priceAud: 500_000,
  ...NOTHING_KNOWN,
  ...more,
});

test('a file without types and coordinates has homes of one type, each locality a place of its own', () => {
  const sales = ['carlton', 'fitzroy', 'carlton'].map((localityId) => sale({ localityId }));
  fillWholeGaps(sales);
  expect(new Set(sales.map(({ type }) => type)).size).toBe(1);
  const [first, other, again] = sales;
  expect([again?.latitude, again?.longitude]).toEqual([first?.latitude, first?.longitude]);
  expect(Math.abs((other?.latitude ?? 0) - (first?.latitude ?? 0))).toBeGreaterThanOrEqual(1);
});

test('a gap in some rows stays one', () => {
  const sales = [sale({ type: 'h', latitude: -37.8, longitude: 145 }), sale({})];
  fillWholeGaps(sales);
  expect(sales[1]).toMatchObject({ type: null, latitude: null, longitude: null });
});

test('more localities than there are rows on the globe still have places on it', () => {
  const sales = Array.from({ length: 5000 }, (_, i) => sale({ postcode: String(i) }));
  fillWholeGaps(sales);
  expect(new Set(sales.map(({ latitude, longitude }) => `${latitude}/${longitude}`)).size).toBe(5000);
  expect(sales.every(({ latitude, longitude }) => Math.abs(latitude!) <= 60 && longitude! < 180)).toBe(true);
});
