import type { LanguageCode } from '@propguard/rules/languages/languages';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
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
import { conversationRelays, inboxSettings } from '../../db/schema/inbox.ts';
import { members } from '../../db/schema/workspaces.ts';
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

export type HandOverEnding = NonNullable<(typeof handOvers.$inferSelect)['ending']>;

export const endOpenHandOver = async (
  tx: Tx,
  conversationId: string,
  ending: HandOverEnding,
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
  from: 'nobody' | 'anybody' = 'nobody',
): Promise<string | undefined> => {
  const [taken] = await tx
    .update(handOvers)
    .set({ memberId, takenAt: sql`coalesce(${handOvers.takenAt}, now())` })
    .where(
      and(
        eq(handOvers.conversationId, conversationId),
        isNull(handOvers.endedAt),
        from === 'nobody' ? isNull(handOvers.memberId) : undefined,
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

/** Somebody of the workspace beside this one person who could answer. */
export const hasOtherMember = async (
  tx: Tx,
  workspaceId: string,
  accountId: string | null,
): Promise<boolean> =>
  (
    await tx
      .select({ id: members.id })
      .from(members)
      .where(
        and(
          eq(members.workspaceId, workspaceId),
          inArray(members.role, ['agent', 'admin', 'owner']),
          accountId === null ? undefined : ne(members.accountId, accountId),
        ),
      )
      .limit(1)
  ).length > 0;

export const findAccountName = async (tx: Tx, accountId: string): Promise<string | null> =>
  (await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId)))[0]?.name ??
  null;

export const findAccountOf = async (
  tx: Tx,
  accountId: string,
): Promise<{ name: string; email: string; isAnonymous: boolean | null } | undefined> =>
  (
    await tx
      .select({ name: accounts.name, email: accounts.email, isAnonymous: accounts.isAnonymous })
      .from(accounts)
      .where(eq(accounts.id, accountId))
  )[0];

export const findInboxSettings = async (tx: Tx, workspaceId: string) =>
  (
    await tx
      .select({
        zone: inboxSettings.zone,
        hours: inboxSettings.hours,
        answerMinutes: inboxSettings.answerMinutes,
      })
      .from(inboxSettings)
      .where(eq(inboxSettings.workspaceId, workspaceId))
  )[0];

export const saveInboxSettings = async (tx: Tx, row: typeof inboxSettings.$inferInsert): Promise<void> => {
  await tx
    .insert(inboxSettings)
    .values(row)
    .onConflictDoUpdate({
      target: inboxSettings.workspaceId,
      set: { zone: row.zone, hours: row.hours, answerMinutes: row.answerMinutes },
    });
};

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

export const findOpenHandOver = async (
  tx: Tx,
  conversationId: string,
): Promise<{ memberId: string | null; reason: string | null } | undefined> =>
  (
    await tx
      .select({ memberId: handOvers.memberId, reason: handOvers.reason })
      .from(handOvers)
      .where(and(eq(handOvers.conversationId, conversationId), isNull(handOvers.endedAt)))
  )[0];

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
