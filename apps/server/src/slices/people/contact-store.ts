import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { contacts } from '../../db/schema/conversations.ts';

export const savePersonOfContact = async (tx: Tx, id: string, personId: string): Promise<void> => {
  await tx.update(contacts).set({ personId }).where(eq(contacts.id, id));
};
