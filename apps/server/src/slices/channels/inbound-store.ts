import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inboundMessages } from '../../db/schema/channels.ts';

export type InboundRow = typeof inboundMessages.$inferSelect;

export type NewInbound = typeof inboundMessages.$inferInsert;

/** Those that had not come before. */
export const insertInbound = async (
  tx: Tx,
  rows: readonly NewInbound[],
): Promise<Pick<InboundRow, 'id' | 'callId' | 'sender' | 'state' | 'files'>[]> =>
  rows.length === 0
    ? []
    : tx
        .insert(inboundMessages)
        .values([...rows])
        .onConflictDoNothing({ target: [inboundMessages.connectionId, inboundMessages.providerId] })
        .returning({
          id: inboundMessages.id,
          callId: inboundMessages.callId,
          sender: inboundMessages.sender,
          state: inboundMessages.state,
          files: inboundMessages.files,
        });

/** What somebody wrote and nobody has worked on, in the order of the service; whoever else comes to it waits. */
export const lockWaiting = (tx: Tx, connectionId: string, sender: string): Promise<InboundRow[]> =>
  tx
    .select()
    .from(inboundMessages)
    .where(
      and(
        eq(inboundMessages.connectionId, connectionId),
        eq(inboundMessages.sender, sender),
        eq(inboundMessages.state, 'waiting'),
      ),
    )
    .orderBy(asc(inboundMessages.sentAt), asc(inboundMessages.sequence), asc(inboundMessages.arrived))
    .for('update');

export const findInbound = async (tx: Tx, id: string): Promise<InboundRow | undefined> =>
  (await tx.select().from(inboundMessages).where(eq(inboundMessages.id, id)))[0];

export const saveFiles = async (tx: Tx, id: string, files: InboundRow['files']): Promise<void> => {
  await tx.update(inboundMessages).set({ files }).where(eq(inboundMessages.id, id));
};

/** Its words are in the conversation now. */
export const settleInbound = async (
  tx: Tx,
  ids: readonly string[],
  change: Partial<Pick<InboundRow, 'state' | 'reason' | 'contactId' | 'conversationId'>>,
): Promise<void> => {
  await tx
    .update(inboundMessages)
    .set({
      text: '',
      senderName: null,
      files: [],
      thread: sql`jsonb_set(${inboundMessages.thread}, '{subject}', '""')`,
      doneAt: new Date(),
      ...change,
    })
    .where(inArray(inboundMessages.id, [...ids]));
};

/** Who has written and was not worked on. */
export const findWaitingSenders = async (tx: Tx, connectionId: string): Promise<string[]> => {
  const rows = await tx
    .selectDistinct({ sender: inboundMessages.sender })
    .from(inboundMessages)
    .where(and(eq(inboundMessages.connectionId, connectionId), eq(inboundMessages.state, 'waiting')));
  return rows.map(({ sender }) => sender);
};
