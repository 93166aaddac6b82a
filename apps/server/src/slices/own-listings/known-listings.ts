import { propertyKey } from '@propguard/rules/imports/read-property';
import type { TxScope } from '../../access/any-scope.ts';
import { findKnownKeys } from './store.ts';

/** The ids of what is there, by address as it is compared and by reference (`#A-12`). */
export const knownListings = async ({ tx }: TxScope): Promise<ReadonlyMap<string, string>> => {
  const known = new Map<string, string>();
  for (const row of await findKnownKeys(tx)) {
    known.set(propertyKey(row), row.id);
    if (row.reference !== null) known.set(`#${row.reference}`, row.id);
  }
  return known;
};
