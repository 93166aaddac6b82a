import type { ReferenceScope } from '../../access/reference-scope.ts';
import { searchLocalities } from './store.ts';
import { understandQuery } from './understand-query.ts';

/** More than Australia has. */
const EVERY_LOCALITY = 100_000;

/** The places that someone means; none where the words hold nothing that could be a place. */
export const findLocalityIds = async ({ reader }: ReferenceScope, query: string): Promise<string[]> => {
  const understood = understandQuery(query);
  if (!understood.name && !understood.postcode && !understood.state) return [];
  const rows = await searchLocalities(reader, { ...understood, after: null, limit: EVERY_LOCALITY });
  return rows.map(({ id }) => id);
};
