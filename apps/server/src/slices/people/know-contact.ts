import type { TxScope } from '../../access/any-scope.ts';
import { savePersonOfContact } from './store.ts';

/** From now on it is known which person writes as this contact. */
export const knowContact = ({ tx }: TxScope, contactId: string, personId: string): Promise<void> =>
  savePersonOfContact(tx, contactId, personId);
