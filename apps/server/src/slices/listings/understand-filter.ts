import type { ListingFilters } from '@propguard/protocol/listing-query';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findLocalityIds } from '../localities/find-locality-ids.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Looks up which places the words of a search mean. */
export const understandFilter = async (
  scope: ReferenceScope,
  { query, ...rest }: Omit<ListingFilters, 'sort'>,
): Promise<ListingFilter> => ({
  ...rest,
  localityIds: query ? await findLocalityIds(scope, query) : undefined,
});
