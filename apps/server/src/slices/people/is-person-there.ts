import type { TxScope } from '../../access/any-scope.ts';
import { findPerson } from './store.ts';

/** Whether the workspace knows this person, forgotten or not. */
export const isPersonThere = async ({ tx }: TxScope, id: string): Promise<boolean> =>
  (await findPerson(tx, id)) !== undefined;
