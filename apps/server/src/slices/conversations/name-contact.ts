import type { TxScope } from '../../access/any-scope.ts';
import { updateContact } from './contact-store.ts';

/** As they gave it themselves, whoever they turn out to be. */
export const nameContact = ({ tx }: TxScope, contactId: string, name: string): Promise<void> =>
  updateContact(tx, contactId, { name });
