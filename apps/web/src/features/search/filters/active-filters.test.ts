import { expect, it } from 'vitest';
import { activeFilters } from './active-filters.ts';

const labels = (filters: Parameters<typeof activeFilters>[0]) =>
  activeFilters(filters, undefined).map(({ label }) => label);

it.each([
  [{ priceMin: '500000', priceMax: '1200000' }, '$500K to $1.2M'],
  [{ priceMin: '500000' }, 'From $500K'],
  [{ priceMax: '1200000' }, 'Up to $1.2M'],
  [{ priceMax: 'abc' }, 'Up to abc'],
  [{ landMin: '600', landMax: '20000' }, 'Land 600 m² to 2 ha'],
  [{ bedroomsMin: '3' }, '3+ bedrooms'],
  [{ type: 'house,land' }, 'House or Land'],
  [{ type: 'castle' }, 'castle'],
  [{ state: 'QLD' }, 'Queensland'],
  [{ status: 'sold' }, 'Sold'],
  [{ q: 'farm' }, '“farm”'],
])('says %j as %s', (filters, label) => {
  expect(labels(filters)).toEqual([label]);
});

it('takes one feature away and leaves the others', () => {
  const [balcony] = activeFilters({ features: 'balcony,lift', type: 'land' }, undefined).filter(({ id }) =>
    id.startsWith('feature'),
  );
  expect(balcony).toEqual({
    id: 'feature balcony',
    label: 'Balcony',
    rest: { features: 'lift', type: 'land' },
  });
});

it('names the place once it is known', () => {
  const filters = { place: 'qld-4005-new-farm' };
  expect(activeFilters(filters, 'New Farm, QLD 4005')).toEqual([
    { id: 'place', label: 'New Farm, QLD 4005', rest: {} },
  ]);
  expect(labels(filters)).toEqual(['One place']);
});
