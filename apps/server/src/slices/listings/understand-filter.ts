import type { ListingFilters } from '@propguard/protocol/listing-query';
import type { Reader } from '../../db/database.ts';
import { findLocalityIds } from '../localities/find-locality-ids.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Looks up which places the words of a search mean. */
export const understandFilter = async (
  db: Reader,
  { query, ...rest }: Omit<ListingFilters, 'sort'>,
): Promise<ListingFilter> => ({
  ...rest,
  localityIds: query ? await findLocalityIds(db, query) : undefined,
});
