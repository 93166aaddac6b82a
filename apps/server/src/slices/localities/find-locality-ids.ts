import type { ReferenceScope } from '../../access/reference-scope.ts';
import { searchLocalities } from './store.ts';
import { understandQuery } from './understand-query.ts';

/** More than Australia has. */
const EVERY_LOCALITY = 100_000;

/** The places that someone means; none where the words hold nothing that could be a place. 'A or B' means both. */
export const findLocalityIds = async (scope: ReferenceScope, query: string): Promise<string[]> => {
  const ids = await Promise.all(query.split(/ or /i).map((one) => findIdsOf(scope, one)));
  return [...new Set(ids.flat())];
};

const findIdsOf = async ({ reader }: ReferenceScope, query: string): Promise<string[]> => {
  const understood = understandQuery(query);
  if (!understood.name && !understood.postcode && !understood.state) return [];
  const rows = await searchLocalities(reader, { ...understood, after: null, limit: EVERY_LOCALITY });
  return rows.map(({ id }) => id);
};
