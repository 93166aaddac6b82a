import { and, eq, getTableColumns, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/database.ts';
import { contacts, conversations, handOvers } from '../../db/schema/conversations.ts';
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
const standingsOf = (statements: Pick<Tx, 'select'>) =>
  statements
    .select({ ...getTableColumns(conversations), accountId: contacts.accountId })
    .from(conversations)
    .leftJoin(contacts, eq(contacts.id, conversations.contactId));
const selectStandings = (tx: Tx, where: SQL | undefined) => standingsOf(tx).where(where);

export type ConversationStanding = Awaited<ReturnType<typeof selectStandings>>[number];

export const findStanding = async (
  tx: Tx,
  id: string,
  visible: SQL,
): Promise<ConversationStanding | undefined> =>
  (await selectStandings(tx, and(eq(conversations.id, id), visible)))[0];

const findOwn = builtOnce((statements, { id, accountId }: { id: string; accountId: string | null }) =>
  standingsOf(statements).where(and(eq(conversations.id, id), visibleTo(accountId, false))),
);
/** One of the caller's own. */
export const findOwnStanding = async (
  tx: Tx,
  id: string,
  accountId: string | null,
): Promise<ConversationStanding | undefined> => (await findOwn(tx, { id, accountId }))[0];

/** Nobody else changes it until this transaction has ended: what is read after this still holds when it is written. */
export const lockConversation = async (tx: Tx, id: string): Promise<void> => {
  await tx.select({ id: conversations.id }).from(conversations).where(eq(conversations.id, id)).for('update');
};

/** Whose a conversation is: one person's, or a key's; for the team also what was handed over. */
export const visibleTo = (accountId: string | null, isTeam: boolean): SQL => {
  const own =
    accountId === null ? sql`${conversations.contactId} is null` : sql`${contacts.accountId} = ${accountId}`;
  return isTeam ? sql`(${own} or ${conversations.state} <> 'assistant')` : own;
};

const insertNew = builtOnce((statements, row: typeof conversations.$inferInsert) =>
  statements.insert(conversations).values(row).onConflictDoNothing().returning(),
);
/** Undefined when the id is taken. */
export const insertConversation = async (
  tx: Tx,
  row: typeof conversations.$inferInsert,
): Promise<typeof conversations.$inferSelect | undefined> => (await insertNew(tx, row))[0];

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

type Touched = Pick<ConversationStanding, 'channel' | 'state'> & { isWithOutsider: boolean };

/** Writes that something was said in it, and tells by which way and to whom; undefined when it is gone. */
export const touchConversation = async (tx: Tx, id: string): Promise<Touched | undefined> =>
  (await touch(tx, { id, updatedAt: new Date() }))[0];
const touch = builtOnce((statements, { id, updatedAt }: { id: string; updatedAt: Date }) =>
  statements
    .update(conversations)
    .set({ updatedAt })
    .where(eq(conversations.id, id))
    .returning({
      channel: conversations.channel,
      state: conversations.state,
      isWithOutsider: sql<boolean>`exists (
        select from contact k where k.id = ${conversations.contactId} and k.account_id is null)`,
    }),
);

export const deleteConversation = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(conversations).where(eq(conversations.id, id));
};

export const findChannel = async (tx: Tx, id: string): Promise<ConversationStanding['channel']> => {
  const [row] = await tx
    .select({ channel: conversations.channel })
    .from(conversations)
    .where(eq(conversations.id, id));
  if (!row) throw new Error('The conversation is gone.');
  return row.channel;
};

/** The clock of somebody who waits already runs on. */
export const startWaiting = async (tx: Tx, id: string, since: Date): Promise<void> => {
  await tx
    .update(conversations)
    .set({ waitingSince: sql`coalesce(${conversations.waitingSince}, ${since.toISOString()}::timestamptz)` })
    .where(eq(conversations.id, id));
};

export const saveAssignee = async (tx: Tx, id: string, assigneeId: string | null): Promise<void> => {
  await tx.update(conversations).set({ assigneeId }).where(eq(conversations.id, id));
};
