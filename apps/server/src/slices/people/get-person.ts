import type { Person } from '@propguard/protocol/people';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { findAddressesOf, findPerson } from './store.ts';
import { toPerson } from './view.ts';

export const getPerson = async ({ tx }: TxScope, id: string): Promise<Person> => {
  const row = await findPerson(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return toPerson(row, await findAddressesOf(tx, [id]));
};
