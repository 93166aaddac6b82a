import type { ListingFilters } from '@propguard/protocol/listing-query';
import type { Listing } from '@propguard/protocol/listings';
import type { SQL } from 'drizzle-orm';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findListings, findNewIds } from './store.ts';
import { understandFilter } from './understand-filter.ts';
import { toListing } from './view.ts';

type NewListings = {
  filters: ListingFilters;
  since: Date;
  /** Ids that are news no longer, as a query. */
  except: SQL;
  /** How many are described; all are named. */
  shown: number;
};

/** From the database and not from memory: what is found is found in the caller's transaction. */
export const findNewListings = async (
  scope: ReferenceScope,
  { filters: { sort: _sort, ...filters }, since, except, shown }: NewListings,
): Promise<{ ids: string[]; listings: Listing[] }> => {
  const ids = await findNewIds(scope.reader, {
    filter: await understandFilter(scope, filters),
    since,
    except,
  });
  const rows = await findListings(scope.reader, ids.slice(0, shown));
  return { ids, listings: rows.map(toListing) };
};
