import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { conversationRelays } from '../../db/schema/inbox.ts';

export type RelayRow = typeof conversationRelays.$inferSelect;

export const findRelay = async (
  tx: Tx,
  conversationId: string,
  lock = false,
): Promise<RelayRow | undefined> => {
  const asked = tx
    .select()
    .from(conversationRelays)
    .where(eq(conversationRelays.conversationId, conversationId));
  return (await (lock ? asked.for('update') : asked))[0];
};

export const insertRelay = async (tx: Tx, row: typeof conversationRelays.$inferInsert): Promise<void> => {
  await tx.insert(conversationRelays).values(row);
};

export const saveCarried = async (tx: Tx, conversationId: string, carried: number): Promise<void> => {
  await tx
    .update(conversationRelays)
    .set({ carried })
    .where(eq(conversationRelays.conversationId, conversationId));
};
