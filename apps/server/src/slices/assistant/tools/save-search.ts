import { ListingFilters } from '@propguard/protocol/listing-query';
import { PATHS } from '@propguard/rules/routes/paths';
import { Failure } from '../../../fail.ts';
import { createSavedSearch } from '../../saved-searches/create-saved-search.ts';
import { filtersOf } from './look-through-listings.ts';
import type { Tool } from './tool.ts';

const NAME_MAX = 80;

const isWithoutAddress = (error: unknown): boolean =>
  error instanceof Failure && (error.data?.fields ?? []).some(({ field }) => field === 'alerts');

/** It runs only once approved, in a transaction that may write. */
export const saveSearch: Tool<'save_search'> = async ({ scope }, { alerts = 'none', ...args }) => {
  const { locality, orIn = [], state, minBedrooms, maxPriceAud } = args;
  const name = [
    [locality, ...orIn].filter((place) => place !== undefined).join(' or ') || (state ?? 'Australia'),
    minBedrooms === undefined ? null : `${minBedrooms}+ bed`,
    maxPriceAud === undefined ? null : `to $${Math.round(maxPriceAud / 1000)}K`,
  ]
    .filter((part) => part !== null)
    .join(', ')
    .slice(0, NAME_MAX);
  const filters = ListingFilters.parse(filtersOf(args));
  const saved = await createSavedSearch(scope, { name, filters, alerts }).catch((error: unknown) => {
    // Whoever has no address yet is shown what is new where it was saved.
    if (!isWithoutAddress(error)) throw error;
    return createSavedSearch(scope, { name, filters, alerts: 'none' });
  });
  return {
    kind: 'found',
    arguments: { ...args, alerts: saved.alerts },
    result: {
      name: saved.name,
      alerts: saved.alerts,
      lacksAddress: alerts !== 'none' && saved.alerts === 'none',
    },
    sample: false,
    path: PATHS.search,
    subject: null,
  };
};
