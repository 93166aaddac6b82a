import type { TxScope } from '../../access/any-scope.ts';
import type { HappeningOf } from '../../happenings/happening.ts';
import { updateContact } from './contact-store.ts';

/** From now on it is known which person writes as this contact. */
export const knowContact = (
  { tx }: TxScope,
  { contactId, personId }: HappeningOf<'writer-known'>,
): Promise<void> => updateContact(tx, contactId, { personId });
