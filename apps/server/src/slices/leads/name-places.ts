import type { TxScope } from '../../access/any-scope.ts';
import { findPlaces } from './store.ts';

/** Suburbs as people call them. */
export const namePlaces = async (
  { tx }: TxScope,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> =>
  ids.length === 0
    ? []
    : (await findPlaces(tx, ids)).map(({ id, name, state, postcode }) => ({
        id,
        name: `${name} ${state} ${postcode}`,
      }));
