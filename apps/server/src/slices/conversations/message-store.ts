import type { LanguageCode } from '@propguard/rules/languages/languages';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/database.ts';
import { messages } from '../../db/schema/conversations.ts';
import { accounts } from '../../db/schema/identity.ts';

const author = alias(accounts, 'author');

const BY_PEOPLE = sql.raw(`author in ('contact', 'member')`);

/** `before`: how many messages of people come before it, which is how the contract numbers turns. */
const selectMessages = (tx: Tx, where: SQL | undefined, before: SQL<number>) =>
  tx
    .select({ ...getTableColumns(messages), memberName: author.name, before })
    .from(messages)
    .leftJoin(author, eq(author.id, messages.memberId))
    .where(where)
    .orderBy(asc(messages.position));

export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export const findMessages = (tx: Tx, ids: readonly string[]): Promise<MessageRow[]> =>
  selectMessages(
    tx,
    inArray(messages.id, [...ids]),
    sql<number>`(select count(*)::int from message m where m.conversation_id = ${messages.conversationId}
      and m.position < ${messages.position} and m.${BY_PEOPLE})`,
  );

export const findMessagesOf = (tx: Tx, conversationId: string): Promise<MessageRow[]> =>
  selectMessages(
    tx,
    eq(messages.conversationId, conversationId),
    sql<number>`(count(*) filter (where ${messages}.${BY_PEOPLE}) over (order by ${messages.position}
      rows between unbounded preceding and 1 preceding))::int`,
  );

export const countMessagesOfPeople = async (tx: Tx, conversationId: string): Promise<number> => {
  const [row] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), inArray(messages.author, ['contact', 'member'])));
  return row?.count ?? 0;
};

type NewMessage = Omit<typeof messages.$inferInsert, 'position'>;

const afterLast = (conversationId: string) =>
  sql`(select coalesce(max(m.position), -1) + 1 from message m where m.conversation_id = ${conversationId})`;

/** In this order at the end of their conversation, whose row the transaction has locked. Without those whose id is taken. */
export const insertMessages = (
  tx: Tx,
  conversationId: string,
  rows: readonly Omit<NewMessage, 'conversationId'>[],
): Promise<(typeof messages.$inferSelect)[]> => {
  const next = afterLast(conversationId);
  return tx
    .insert(messages)
    .values(rows.map((row, at) => ({ ...row, conversationId, position: sql<number>`${next} + ${at}::int` })))
    .onConflictDoNothing()
    .returning();
};

const insertLast = builtOnce((statements, row: NewMessage) =>
  statements
    .insert(messages)
    .values({ ...row, position: sql<number>`${afterLast(row.conversationId)}` })
    .onConflictDoNothing()
    .returning(),
);
/** At the end of its conversation, whose row the transaction has locked. Undefined when the id is taken. */
export const insertMessage = async (
  tx: Tx,
  row: NewMessage,
): Promise<typeof messages.$inferSelect | undefined> => (await insertLast(tx, row))[0];

/** These messages of one conversation change places with each other until they stand in this order. */
export const swapPositions = async (
  tx: Tx,
  places: readonly { id: string; position: number }[],
): Promise<void> => {
  const ids = sql.param(places.map(({ id }) => id));
  const positions = sql.param(places.map(({ position }) => position).toSorted((a, b) => a - b));
  // By way of places that nobody has: each is one message's at any moment.
  await tx.execute(sql`update message m set position = -1 - u.position
    from unnest(${ids}::uuid[], ${positions}::int[]) as u (id, position) where m.id = u.id`);
  await tx.execute(sql`update message set position = -1 - position where id = any(${ids}::uuid[])`);
};

export const updateMessage = async (
  tx: Tx,
  id: string,
  change: Partial<Pick<MessageRow, 'text' | 'parts' | 'rating' | 'ratingNote'>>,
): Promise<void> => {
  await tx.update(messages).set(change).where(eq(messages.id, id));
};

export const deleteMessage = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(messages).where(eq(messages.id, id));
};

/** When the person last wrote in this segment. */
export const findLastWrittenAt = async (
  tx: Tx,
  { id, segment }: { id: string; segment: number },
): Promise<Date | null> => {
  const [row] = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(
      and(eq(messages.conversationId, id), eq(messages.segment, segment), eq(messages.author, 'contact')),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  return row?.at ?? null;
};

/** The language that was last spoken in it. */
export const findLanguage = async (tx: Tx, conversationId: string): Promise<LanguageCode | null> => {
  const [row] = await tx
    .select({ language: messages.language })
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), isNotNull(messages.language)))
    .orderBy(desc(messages.position))
    .limit(1);
  return row?.language ?? null;
};
