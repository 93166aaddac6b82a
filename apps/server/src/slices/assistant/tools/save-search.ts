import { ListingFilters } from '@propguard/protocol/listing-query';
import { createSavedSearch } from '../../saved-searches/create-saved-search.ts';
import { filtersOf } from './look-through-listings.ts';
import type { Tool } from './tool.ts';

const NAME_MAX = 80;

/** It runs only once approved, in a transaction that may write. */
export const saveSearch: Tool<'save_search'> = async ({ scope }, args) => {
  const { locality, state, minBedrooms, maxPriceAud } = args;
  const name = [
    locality ?? state ?? 'Australia',
    minBedrooms === undefined ? null : `${minBedrooms}+ bed`,
    maxPriceAud === undefined ? null : `to $${Math.round(maxPriceAud / 1000)}K`,
  ]
    .filter((part) => part !== null)
    .join(', ')
    .slice(0, NAME_MAX);
  const saved = await createSavedSearch(scope, {
    name,
    filters: ListingFilters.parse(filtersOf(args)),
    alerts: 'none',
  });
  return {
    kind: 'found',
    arguments: args,
    result: { name: saved.name },
    sample: false,
    path: '/search',
    subject: null,
  };
};
