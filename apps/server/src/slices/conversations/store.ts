import { and, asc, eq, getTableColumns, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import {
  contactIdentities,
  contacts,
  conversations,
  handOvers,
  messages,
} from '../../db/schema/conversations.ts';
import { accounts } from '../../db/schema/identity.ts';
import type { NewestPosition } from '../../paging/newest-first.ts';
import { microsOf, newestFirst, olderThan } from '../../paging/newest-first.ts';

const person = alias(accounts, 'person');
const BY_UPDATE = { createdAt: conversations.updatedAt, id: conversations.id };

/** With the hand-over that is open, if one is. */
const selectConversations = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(conversations),
      accountId: contacts.accountId,
      handedOverAt: handOvers.askedAt,
      handOverReason: handOvers.reason,
      memberName: person.name,
      turns: sql<number>`(select count(*)::int from message m
        where m.conversation_id = ${conversations.id} and m.author in ('contact', 'member'))`,
      lastText: sql<string | null>`(select left(m.text, 300) from message m
        where m.conversation_id = ${conversations.id} and m.text <> '' order by m.position desc limit 1)`,
      language: sql<string | null>`(select m.language from message m
        where m.conversation_id = ${conversations.id} and m.language is not null order by m.position desc limit 1)`,
      atMicros: microsOf(conversations.updatedAt),
    })
    .from(conversations)
    .leftJoin(contacts, eq(contacts.id, conversations.contactId))
    .leftJoin(handOvers, and(eq(handOvers.conversationId, conversations.id), isNull(handOvers.endedAt)))
    .leftJoin(person, eq(person.id, handOvers.memberId))
    .where(where);
export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

const likePattern = (query: string): string => `%${query.replace(/[\\%_]/g, String.raw`\$&`)}%`;

export const findConversations = (
  tx: Tx,
  visible: SQL,
  { query, state }: { query: string; state: string | null },
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<ConversationRow[]> => {
  const words = likePattern(query);
  const filter = and(
    visible,
    state ? sql`${conversations.state} = ${state}` : undefined,
    query === ''
      ? undefined
      : or(
          ilike(conversations.title, words),
          sql`exists (select 1 from message m where m.conversation_id = ${conversations.id} and m.text ilike ${words})`,
        ),
  );
  return selectConversations(tx, olderThan(BY_UPDATE, after, filter))
    .orderBy(...newestFirst(BY_UPDATE))
    .limit(limit);
};

export const findConversation = async (
  tx: Tx,
  id: string,
  visible: SQL,
): Promise<ConversationRow | undefined> =>
  (await selectConversations(tx, and(eq(conversations.id, id), visible)))[0];

/** Whose it is and who answers; without what is shown of it, which takes a look at its messages. */
const selectStandings = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...getTableColumns(conversations), accountId: contacts.accountId })
    .from(conversations)
    .leftJoin(contacts, eq(contacts.id, conversations.contactId))
    .where(where);
export type ConversationStanding = Awaited<ReturnType<typeof selectStandings>>[number];

export const findStanding = async (
  tx: Tx,
  id: string,
  visible: SQL,
): Promise<ConversationStanding | undefined> =>
  (await selectStandings(tx, and(eq(conversations.id, id), visible)))[0];

/** Whose a conversation is: one person's, or a key's; for the team also what was handed over. */
export const visibleTo = (accountId: string | null, isTeam: boolean): SQL => {
  const own =
    accountId === null ? sql`${conversations.contactId} is null` : sql`${contacts.accountId} = ${accountId}`;
  return isTeam ? sql`(${own} or ${conversations.state} <> 'assistant')` : own;
};

/** Undefined when the id is taken. */
export const insertConversation = async (
  tx: Tx,
  row: typeof conversations.$inferInsert,
): Promise<typeof conversations.$inferSelect | undefined> =>
  (await tx.insert(conversations).values(row).onConflictDoNothing().returning())[0];

/** With whom a conversation is, unless it is with somebody of the workspace itself. */
export const findOutsider = async (
  tx: Tx,
  conversationId: string,
): Promise<{ personId: string | null } | undefined> =>
  (
    await tx
      .select({ personId: contacts.personId })
      .from(conversations)
      .innerJoin(contacts, eq(contacts.id, conversations.contactId))
      .where(and(eq(conversations.id, conversationId), isNull(contacts.accountId)))
  )[0];

/** Changes it, or only that something was said in it; whoever comes second waits until the first has committed. */
export const updateConversation = async (
  tx: Tx,
  id: string,
  change: Partial<typeof conversations.$inferInsert>,
): Promise<void> => {
  await tx
    .update(conversations)
    .set({ updatedAt: new Date(), ...change })
    .where(eq(conversations.id, id));
};

export const deleteConversation = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(conversations).where(eq(conversations.id, id));
};

/** Undefined when one is open already. */
export const insertHandOver = async (
  tx: Tx,
  row: typeof handOvers.$inferInsert,
): Promise<string | undefined> =>
  (await tx.insert(handOvers).values(row).onConflictDoNothing().returning({ id: handOvers.id }))[0]?.id;

export const endOpenHandOver = async (
  tx: Tx,
  conversationId: string,
  ending: 'taken-back' | 'resolved',
): Promise<string | undefined> =>
  (
    await tx
      .update(handOvers)
      .set({ endedAt: new Date(), ending })
      .where(and(eq(handOvers.conversationId, conversationId), isNull(handOvers.endedAt)))
      .returning({ id: handOvers.id })
  )[0]?.id;

/** The member of the team who has it. */
export const findHolder = async (tx: Tx, conversationId: string): Promise<string | null> => {
  const [open] = await tx
    .select({ memberId: handOvers.memberId })
    .from(handOvers)
    .where(and(eq(handOvers.conversationId, conversationId), isNull(handOvers.endedAt)));
  return open?.memberId ?? null;
};

/** Of two members who take it at once, one does; the other gets nothing. */
export const takeOpenHandOver = async (
  tx: Tx,
  conversationId: string,
  memberId: string | null,
): Promise<string | undefined> => {
  const [taken] = await tx
    .update(handOvers)
    .set({ memberId, takenAt: new Date() })
    .where(
      and(
        eq(handOvers.conversationId, conversationId),
        isNull(handOvers.endedAt),
        isNull(handOvers.memberId),
      ),
    )
    .returning({ id: handOvers.id });
  return taken?.id;
};

export const findContactOfAccount = async (tx: Tx, accountId: string): Promise<string | undefined> =>
  (await tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.accountId, accountId)))[0]?.id;

/** Undefined when the account has one already. */
export const insertContact = async (tx: Tx, row: typeof contacts.$inferInsert): Promise<string | undefined> =>
  (await tx.insert(contacts).values(row).onConflictDoNothing().returning({ id: contacts.id }))[0]?.id;

export const deleteContact = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(contacts).where(eq(contacts.id, id));
};

type Identity = Pick<typeof contactIdentities.$inferSelect, 'channel' | 'value'>;

export const findContactOfIdentity = async (
  tx: Tx,
  { channel, value }: Identity,
): Promise<string | undefined> =>
  (
    await tx
      .select({ id: contactIdentities.contactId })
      .from(contactIdentities)
      .where(and(eq(contactIdentities.channel, channel), eq(contactIdentities.value, value)))
  )[0]?.id;

export const insertIdentity = async (tx: Tx, row: typeof contactIdentities.$inferInsert): Promise<boolean> =>
  (
    await tx
      .insert(contactIdentities)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: contactIdentities.contactId })
  ).length > 0;

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

/** At the end of its conversation, whose row the transaction has locked. Undefined when the id is taken. */
export const insertMessage = async (
  tx: Tx,
  row: NewMessage,
): Promise<typeof messages.$inferSelect | undefined> => {
  const position = sql<number>`(select coalesce(max(m.position), -1) + 1 from message m
    where m.conversation_id = ${row.conversationId})`;
  const inserted = await tx
    .insert(messages)
    .values({ ...row, position })
    .onConflictDoNothing()
    .returning();
  return inserted[0];
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
