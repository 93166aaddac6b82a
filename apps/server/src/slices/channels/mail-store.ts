import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { inboundMessages, mailboxPositions } from '../../db/schema/channels.ts';
import { contactIdentities, conversations, messages } from '../../db/schema/conversations.ts';
import { outboundMessages } from '../../db/schema/outbound.ts';
import { personAddresses } from '../../db/schema/people.ts';
import { widgetVisits } from '../../db/schema/widget.ts';

export type PositionRow = typeof mailboxPositions.$inferSelect;

export const findPosition = async (tx: Tx, connectionId: string): Promise<PositionRow | undefined> =>
  (await tx.select().from(mailboxPositions).where(eq(mailboxPositions.connectionId, connectionId)))[0];

export const savePosition = async (
  tx: Tx,
  { connectionId, workspaceId, ...change }: typeof mailboxPositions.$inferInsert,
): Promise<void> => {
  await tx
    .insert(mailboxPositions)
    .values({ connectionId, workspaceId, ...change })
    .onConflictDoUpdate({ target: mailboxPositions.connectionId, set: { ...change, readAt: sql`now()` } });
};

/** Moves on, unless somebody else has read further meanwhile: then what was read is theirs to keep. */
export const movePosition = async (
  tx: Tx,
  before: PositionRow,
  { validity, lastUid }: Pick<PositionRow, 'validity' | 'lastUid'>,
): Promise<boolean> => {
  const moved = await tx
    .update(mailboxPositions)
    .set({ validity, lastUid, readAt: sql`now()` })
    .where(
      and(
        eq(mailboxPositions.connectionId, before.connectionId),
        eq(mailboxPositions.validity, before.validity),
        eq(mailboxPositions.lastUid, before.lastUid),
      ),
    )
    .returning({ id: mailboxPositions.connectionId });
  return moved.length > 0;
};

const OWN_ID = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})@/;

const MESSAGE_KEY = /^message:([0-9a-f-]{36})$/;

/**
 * The conversation of an answer of ours that went to the address of whoever writes now: its key names the message that it
 * carried. That may have been said in the widget.
 */
const findAnswered = async (
  tx: Tx,
  ids: readonly string[],
  contactId: string,
): Promise<string | undefined> => {
  if (ids.length === 0) return undefined;
  const sent = await tx
    .select({ key: outboundMessages.key })
    .from(outboundMessages)
    .innerJoin(personAddresses, eq(personAddresses.id, outboundMessages.personAddressId))
    .innerJoin(
      contactIdentities,
      and(eq(contactIdentities.channel, 'email'), eq(contactIdentities.value, personAddresses.value)),
    )
    .where(and(inArray(outboundMessages.id, [...ids]), eq(contactIdentities.contactId, contactId)));
  const said = sent.flatMap(({ key }) => MESSAGE_KEY.exec(key)?.[1] ?? []);
  if (said.length === 0) return undefined;
  const [row] = await tx
    .select({ id: messages.conversationId })
    .from(messages)
    .where(inArray(messages.id, said))
    .orderBy(desc(messages.createdAt))
    .limit(1);
  return row?.id;
};

/**
 * The conversation that a mail goes on: of the messages it names, one of ours to the same person, or one of theirs.
 * Somebody else who names it, having got a copy, begins one of their own: what was said is not told to them.
 */
export const findThread = async (
  tx: Tx,
  { connectionId, contactId }: { connectionId: string; contactId: string },
  references: readonly string[],
): Promise<string | undefined> => {
  if (references.length === 0) return undefined;
  const own = references.flatMap((id) => OWN_ID.exec(id)?.[1] ?? []);
  const answered = await findAnswered(tx, own, contactId);
  if (answered) return answered;
  const [before] = await tx
    .select({ id: inboundMessages.conversationId })
    .from(inboundMessages)
    .where(
      and(
        eq(inboundMessages.connectionId, connectionId),
        inArray(inboundMessages.providerId, [...references]),
        eq(inboundMessages.contactId, contactId),
        sql`${inboundMessages.conversationId} is not null`,
      ),
    )
    .orderBy(desc(inboundMessages.sentAt))
    .limit(1);
  return before?.id ?? undefined;
};

/** What an answer answers: the last mail of the conversation, and what it is called. */
export const findLastMail = async (
  tx: Tx,
  conversationId: string,
): Promise<{ id: string; references: string[]; title: string } | undefined> => {
  const [row] = await tx
    .select({ id: inboundMessages.providerId, thread: inboundMessages.thread, title: conversations.title })
    .from(inboundMessages)
    .innerJoin(conversations, eq(conversations.id, inboundMessages.conversationId))
    .where(eq(inboundMessages.conversationId, conversationId))
    .orderBy(desc(inboundMessages.sentAt), desc(inboundMessages.sequence))
    .limit(1);
  return row && { id: row.id, references: row.thread?.references ?? [], title: row.title };
};

/** Whether the last thing that its person said came by mail. */
export const isGoingOnByMail = async (tx: Tx, conversationId: string): Promise<boolean> => {
  const [last] = await tx
    .select({ mail: inboundMessages.id })
    .from(messages)
    .leftJoin(inboundMessages, eq(inboundMessages.id, messages.id))
    .where(and(eq(messages.conversationId, conversationId), eq(messages.author, 'contact')))
    .orderBy(desc(messages.position))
    .limit(1);
  return (last?.mail ?? null) !== null;
};

/** What members said since its visitor last read something new. */
export const findUnread = async (tx: Tx, conversationId: string): Promise<string[]> =>
  (
    await tx
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          eq(messages.conversationId, conversationId),
          eq(messages.author, 'member'),
          sql`${messages.createdAt} > (select max(${widgetVisits.seenAt}) from ${widgetVisits}
            where ${widgetVisits.conversationId} = ${conversationId})`,
        ),
      )
      .orderBy(messages.position)
  ).map(({ id }) => id);
