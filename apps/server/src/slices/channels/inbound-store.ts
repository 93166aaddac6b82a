import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { rowsAsJson } from '../../db/rows-as-json.ts';
import { inboundMessages } from '../../db/schema/channels.ts';

export type InboundRow = typeof inboundMessages.$inferSelect;

type Written = Pick<
  InboundRow,
  'workspaceId' | 'connectionId' | 'callId' | 'providerId' | 'sender' | 'senderName' | 'text'
> &
  Pick<InboundRow, 'sentAt' | 'sequence' | 'state' | 'reason' | 'files'>;
export type NewInbound = Written & { thread?: InboundRow['thread'] };

/** Those that had not come before. As one value: a service sends much at a time, and each number of rows would be a statement. */
export const insertInbound = async (
  tx: Tx,
  rows: readonly NewInbound[],
): Promise<Pick<InboundRow, 'id' | 'callId' | 'sender' | 'state' | 'files'>[]> =>
  rows.length === 0
    ? []
    : (
        await tx.execute<Pick<InboundRow, 'id' | 'callId' | 'sender' | 'state' | 'files'>>(sql`
          insert into inbound_message (workspace_id, connection_id, call_id, provider_id, sender, sender_name, text, sent_at,
            sequence, state, reason, thread, files)
          select * from jsonb_to_recordset(${rowsAsJson(rows)}) as r ("workspaceId" uuid, "connectionId" uuid,
            "callId" uuid, "providerId" text, sender text, "senderName" text, text text, "sentAt" timestamptz,
            sequence bigint, state text, reason text, thread jsonb, files jsonb)
          on conflict (connection_id, provider_id) do nothing
          returning id, call_id as "callId", sender, state, files`)
      ).rows;

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
