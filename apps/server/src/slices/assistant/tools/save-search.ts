import { ListingFilters } from '@propguard/protocol/listing-query';
import { createSavedSearch } from '../../saved-searches/create-saved-search.ts';
import { filtersOf } from './look-through-listings.ts';
import type { Tool } from './tool.ts';

const NAME_MAX = 80;

/** It runs only once approved, in a transaction that may write. */
export const saveSearch: Tool<'save_search'> = async ({ scope }, { alerts = 'none', ...args }) => {
  const { accountId } = scope;
  const { locality, orIn = [], state, minBedrooms, maxPriceAud } = args;
  const name = [
    [locality, ...orIn].filter((place) => place !== undefined).join(' or ') || (state ?? 'Australia'),
    minBedrooms === undefined ? null : `${minBedrooms}+ bed`,
    maxPriceAud === undefined ? null : `to $${Math.round(maxPriceAud / 1000)}K`,
  ]
    .filter((part) => part !== null)
    .join(', ')
    .slice(0, NAME_MAX);
  const saved = await createSavedSearch(scope, {
    name,
    filters: ListingFilters.parse(filtersOf(args)),
    // Whoever has no account is shown what is new where it was saved.
    alerts: accountId === null ? 'none' : alerts,
  });
  return {
    kind: 'found',
    arguments: { ...args, alerts: saved.alerts },
    result: { name: saved.name, alerts: saved.alerts },
    sample: false,
    path: '/search',
    subject: null,
  };
};
