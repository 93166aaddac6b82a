import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import { and, asc, desc, eq, getTableColumns, gt, ilike, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { assistantSettings, conversations, turnEvents, turns } from '../../db/schema/assistant.ts';
import { accounts } from '../../db/schema/identity.ts';
import type { NewestPosition } from '../../paging/newest-first.ts';
import { microsOf, newestFirst, olderThan } from '../../paging/newest-first.ts';

const person = alias(accounts, 'person');
const BY_UPDATE = { createdAt: conversations.updatedAt, id: conversations.id };

const selectConversations = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(conversations),
      personName: person.name,
      turns: sql<number>`(select count(*)::int from conversation_turn t where t.conversation_id = ${conversations.id})`,
      lastText: sql<
        string | null
      >`(select left(coalesce(nullif(t.answer, ''), t.question), 300) from conversation_turn t
        where t.conversation_id = ${conversations.id} order by t.position desc limit 1)`,
      language: sql<string | null>`(select t.language from conversation_turn t
        where t.conversation_id = ${conversations.id} and t.language is not null order by t.position desc limit 1)`,
      atMicros: microsOf(conversations.updatedAt),
    })
    .from(conversations)
    .leftJoin(person, eq(person.id, conversations.personId))
    .where(where);
export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number];

type ConversationFilter = { query: string; state: string | null };

const likePattern = (query: string): string => `%${query.replace(/[\\%_]/g, String.raw`\$&`)}%`;

export const findConversations = (
  tx: Tx,
  visible: SQL,
  { query, state }: ConversationFilter,
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
          sql`exists (select 1 from conversation_turn t where t.conversation_id = ${conversations.id}
            and (t.question ilike ${words} or t.answer ilike ${words}))`,
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

/** Whose a conversation is: one person's or a key's; for the team also what was handed over. */
export const visibleTo = (accountId: string | null, isTeam: boolean): SQL => {
  const own =
    accountId === null
      ? sql`${conversations.accountId} is null`
      : sql`${conversations.accountId} = ${accountId}`;
  return isTeam ? sql`(${own} or ${conversations.state} <> 'assistant')` : own;
};

export const insertConversation = async (tx: Tx, row: typeof conversations.$inferInsert): Promise<boolean> =>
  (await tx.insert(conversations).values(row).onConflictDoNothing().returning({ id: conversations.id }))
    .length > 0;

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

const author = alias(accounts, 'author');
const selectTurns = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({ ...getTableColumns(turns), authorName: author.name })
    .from(turns)
    .leftJoin(author, eq(author.id, turns.authorId))
    .where(where)
    .orderBy(asc(turns.position));
export type TurnRow = Awaited<ReturnType<typeof selectTurns>>[number];

export const findTurns = (tx: Tx, conversationId: string): Promise<TurnRow[]> =>
  selectTurns(tx, eq(turns.conversationId, conversationId));

export const findTurn = async (tx: Tx, id: string): Promise<TurnRow | undefined> =>
  (await selectTurns(tx, eq(turns.id, id)))[0];

export const findLastTurn = async (tx: Tx, conversationId: string): Promise<TurnRow | undefined> => {
  const [row] = await tx
    .select({ ...getTableColumns(turns), authorName: author.name })
    .from(turns)
    .leftJoin(author, eq(author.id, turns.authorId))
    .where(eq(turns.conversationId, conversationId))
    .orderBy(desc(turns.position))
    .limit(1);
  return row;
};

export const insertTurn = async (tx: Tx, row: typeof turns.$inferInsert): Promise<boolean> =>
  (await tx.insert(turns).values(row).onConflictDoNothing().returning({ id: turns.id })).length > 0;

export const updateTurn = async (
  tx: Tx,
  id: string,
  change: Partial<typeof turns.$inferInsert>,
): Promise<void> => {
  await tx.update(turns).set(change).where(eq(turns.id, id));
};

/** Seconds without a sign of life after which another node may take a turn over. */
const SILENT_SECONDS = 20;

/** One runner a turn: whoever changes the row has it. */
export const claimTurn = async (tx: Tx, id: string): Promise<boolean> => {
  const claimed = await tx.execute(sql`
    update conversation_turn set state = 'running', claimed_at = now(),
      attempt = attempt + case when state = 'running' then 1 else 0 end
    where id = ${id}
      and (state = 'queued' or (state = 'running' and claimed_at < now() - make_interval(secs => ${SILENT_SECONDS})))`);
  return (claimed.rowCount ?? 0) > 0;
};

export const insertEvents = async (tx: Tx, rows: (typeof turnEvents.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await tx.insert(turnEvents).values(rows).onConflictDoNothing();
};

export const findEvents = async (tx: Tx, turnId: string, after: number): Promise<TurnEvent[]> => {
  const rows = await tx
    .select({ event: turnEvents.event })
    .from(turnEvents)
    .where(and(eq(turnEvents.turnId, turnId), gt(turnEvents.position, after)))
    .orderBy(asc(turnEvents.position));
  return rows.map(({ event }) => event);
};

export const lastEventPosition = async (tx: Tx, turnId: string): Promise<number> => {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${turnEvents.position}), 0)::int` })
    .from(turnEvents)
    .where(eq(turnEvents.turnId, turnId));
  return row?.last ?? 0;
};

export type SettingsRow = typeof assistantSettings.$inferSelect;

export const findSettings = async (tx: Tx, workspaceId: string): Promise<SettingsRow | undefined> =>
  (await tx.select().from(assistantSettings).where(eq(assistantSettings.workspaceId, workspaceId)))[0];

export const saveSettings = async (
  tx: Tx,
  workspaceId: string,
  change: Partial<typeof assistantSettings.$inferInsert>,
): Promise<void> => {
  await tx
    .insert(assistantSettings)
    .values({ ...change, workspaceId })
    .onConflictDoUpdate({ target: assistantSettings.workspaceId, set: { updatedAt: new Date(), ...change } });
};

export type EngineRow = {
  engine: 'own' | 'sensay' | 'openai-compatible';
  turns: number;
  failures: number;
  firstP50: number | null;
  firstP95: number | null;
  wholeP50: number | null;
  wholeP95: number | null;
};

/**
 * How each engine did in the last day. A turn that another engine had to finish is a failure of the first; how long it
 * took says nothing of the second.
 */
export const measureEngines = async (tx: Tx, workspaceId: string): Promise<EngineRow[]> => {
  const found = await tx.execute<EngineRow>(sql`
    with recent as (
      select * from conversation_turn
      where workspace_id = ${workspaceId} and created_at > now() - interval '24 hours' and question is not null
    ), answered as (
      select engine, count(*)::int as turns, count(*) filter (where state = 'failed')::int as failed,
        percentile_cont(0.5) within group (order by first_text_ms) filter (where failed_engine is null) as "firstP50",
        percentile_cont(0.95) within group (order by first_text_ms) filter (where failed_engine is null) as "firstP95",
        percentile_cont(0.5) within group (order by whole_ms) filter (where failed_engine is null) as "wholeP50",
        percentile_cont(0.95) within group (order by whole_ms) filter (where failed_engine is null) as "wholeP95"
      from recent where engine is not null group by engine
    ), left_off as (
      select failed_engine as engine, count(*)::int as failures from recent where failed_engine is not null group by 1
    )
    select engine, coalesce(a.turns, 0) + coalesce(l.failures, 0) as turns,
      coalesce(a.failed, 0) + coalesce(l.failures, 0) as failures, "firstP50", "firstP95", "wholeP50", "wholeP95"
    from answered a full join left_off l using (engine) order by engine`);
  return found.rows;
};
