import { ListingFilters } from '@propguard/protocol/listing-query';
import { describe, expect, it } from 'vitest';
import { asked, boxSides, filtersIn, filtersOfSaved, listOf, without } from './search-filters.ts';

const address = (search: string) => filtersIn(new URLSearchParams(search));

describe('the filters in the address', () => {
  it('are those that have a value, as they were typed', () => {
    expect(address('type=house,land&priceMin=abc&q=&view=map')).toEqual({
      type: 'house,land',
      priceMin: 'abc',
    });
  });

  it('are asked for in the words of the API', () => {
    expect(asked(address('q=farm&place=qld-4005-new-farm&box=1,2,3,4&type=house,land'))).toEqual({
      query: 'farm',
      localityId: 'qld-4005-new-farm',
      west: 1,
      south: 2,
      east: 3,
      north: 4,
      type: 'house,land',
    });
  });

  it.each(['1,2,3', '1,2,3,x', ''])('take %j for no box', (box) => {
    expect(boxSides(box)).toBeUndefined();
  });

  it('come back from a saved search as they were', () => {
    const filters = address(
      'place=qld-4005-new-farm&type=house,land&priceMax=900000&features=balcony&status=sold&box=1,2,3,4',
    );
    expect(filtersOfSaved(ListingFilters.parse({ ...asked(filters), sort: 'land' }))).toEqual({
      ...filters,
      sort: 'land',
    });
    expect(filtersOfSaved(ListingFilters.parse({}))).toEqual({});
  });
});

it('takes several away at once', () => {
  expect(without({ priceMin: '1', priceMax: '2', type: 'land' }, ['priceMin', 'priceMax'])).toEqual({
    type: 'land',
  });
});

it('reads a list', () => {
  expect(listOf('house,land')).toEqual(['house', 'land']);
  expect(listOf(undefined)).toEqual([]);
});
