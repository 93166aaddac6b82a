import type { AssistantWishes, TurnEvent } from '@propguard/protocol/assistant-turns';
import { and, asc, eq, getTableColumns, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { builtOnce, rowsBuiltOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/database.ts';
import { rowsAsJson } from '../../db/rows-as-json.ts';
import { assistantSettings, turnEvents, turnMessages, turns } from '../../db/schema/assistant.ts';

type Link = { id: string; part: 'question' | 'answer' };
/** In one question of its own: each table that is named is asked whose it is. */
const LINKS = sql<
  Link[]
>`(select coalesce(json_agg(json_build_object('id', l.message_id, 'part', l.part)), '[]')
  from assistant_turn_message l where l.turn_id = ${turns.id})`;

export type TurnRow = typeof turns.$inferSelect & { questionIds: string[]; answerId: string | null };

const selectTurns = async (tx: Tx, where: SQL | undefined): Promise<TurnRow[]> => {
  const rows = await tx
    .select({ ...getTableColumns(turns), links: LINKS })
    .from(turns)
    .where(where);
  return rows.map(({ links, ...turn }) => ({
    ...turn,
    questionIds: links.flatMap(({ id, part }) => (part === 'question' ? id : [])),
    answerId: links.find(({ part }) => part === 'answer')?.id ?? null,
  }));
};

export const findTurns = (tx: Tx, conversationId: string): Promise<TurnRow[]> =>
  selectTurns(tx, eq(turns.conversationId, conversationId));

/** Of the newest turn that heard any. */
export const findHeardWishes = async (tx: Tx, conversationId: string): Promise<AssistantWishes | null> => {
  const { rows } = await tx.execute<{ wishes: AssistantWishes }>(sql`
    select dialogue -> 'wishes' as wishes from assistant_turn
    where conversation_id = ${conversationId}::uuid and jsonb_typeof(dialogue -> 'wishes') = 'object'
    order by created_at desc limit 1`);
  return rows[0]?.wishes ?? null;
};

export const findTurn = async (tx: Tx, id: string): Promise<TurnRow | undefined> =>
  (await selectTurns(tx, eq(turns.id, id)))[0];

type NewTurn = Pick<
  TurnRow,
  'id' | 'workspaceId' | 'conversationId' | 'segment' | 'triedEngine' | 'jobId' | 'createdAt' | 'questionIds'
>;
type TurnChange = PgUpdateSetSource<typeof turns>;
type LinkedTurn = Pick<TurnRow, 'id' | 'workspaceId' | 'conversationId'>;

const insertLinks = rowsBuiltOnce((statements, rows: (typeof turnMessages.$inferInsert)[]) =>
  statements.insert(turnMessages).values(rows),
);
const link = async (
  tx: Tx,
  { id: turnId, workspaceId, conversationId }: LinkedTurn,
  messageIds: readonly string[],
  part: 'question' | 'answer',
): Promise<void> => {
  const rows = messageIds.map((messageId) => ({ messageId, workspaceId, conversationId, turnId, part }));
  await insertLinks(tx, rows);
};

/** A turn that answers its messages. False while another one of the conversation is open. */
export const insertTurn = async (
  tx: Tx,
  { id, workspaceId, conversationId, segment, triedEngine, jobId, createdAt, questionIds }: NewTurn,
): Promise<boolean> => {
  const { rowCount } = await tx.execute(sql`
    with turn as (
      insert into assistant_turn (id, workspace_id, conversation_id, segment, state, tried_engine, job_id, created_at)
      values (${id}, ${workspaceId}, ${conversationId}, ${segment}, 'queued', ${triedEngine}, ${jobId},
        ${createdAt.toISOString()}::timestamptz)
      on conflict do nothing returning id, workspace_id, conversation_id)
    insert into assistant_turn_message (message_id, workspace_id, conversation_id, turn_id, part)
    select question, workspace_id, conversation_id, id, 'question'
    from turn, unnest(${sql.param(questionIds)}::uuid[]) as question`);
  return rowCount !== 0;
};

export const linkAnswer = (tx: Tx, turn: LinkedTurn, messageId: string): Promise<void> =>
  link(tx, turn, [messageId], 'answer');

export const linkQuestions = (tx: Tx, turn: LinkedTurn, messageIds: readonly string[]): Promise<void> =>
  link(tx, turn, messageIds, 'question');

export const hasOpenTurn = async (tx: Tx, conversationId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: turns.id })
      .from(turns)
      .where(and(eq(turns.conversationId, conversationId), inArray(turns.state, ['queued', 'running'])))
      .limit(1)
  ).length > 0;

export const updateTurn = async (
  tx: Tx,
  id: string,
  change: Partial<typeof turns.$inferInsert>,
): Promise<void> => {
  await tx.update(turns).set(change).where(eq(turns.id, id));
};

type Held = Pick<TurnRow, 'id' | 'jobId'>;
const stillOpen = ({ id, jobId }: Held): SQL | undefined =>
  and(eq(turns.id, id), sql`${turns.jobId} = ${jobId}`, inArray(turns.state, ['queued', 'running']));

/** Changes a turn that is still to be answered, by the job that is to answer it. */
export const changeOpenTurn = async (
  tx: Tx,
  held: Held,
  change: TurnChange,
): Promise<typeof turns.$inferSelect | undefined> =>
  (await tx.update(turns).set(change).where(stillOpen(held)).returning())[0];

const endOpen = builtOnce(
  (statements, { turnId, heldBy, ...ending }: TurnEnding & { turnId: string; heldBy: string | null }) =>
    statements
      .update(turns)
      .set(ending)
      .where(stillOpen({ id: turnId, jobId: heldBy }))
      .returning(),
);
type TurnEnding = Partial<typeof turns.$inferInsert>;
/** The same for its end. */
export const endOpenTurn = async (
  tx: Tx,
  { id, jobId }: Held,
  ending: TurnEnding,
): Promise<typeof turns.$inferSelect | undefined> =>
  (await endOpen(tx, { ...ending, turnId: id, heldBy: jobId }))[0];

export const insertEvents = async (tx: Tx, rows: (typeof turnEvents.$inferInsert)[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into assistant_turn_event (workspace_id, conversation_id, turn_id, position, event)
    select r."workspaceId", r."conversationId", r."turnId", r.position, r.event from jsonb_to_recordset(${rowsAsJson(rows)})
      as r ("workspaceId" uuid, "conversationId" uuid, "turnId" uuid, position int, event jsonb)
    on conflict do nothing`);
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

const settingsOf = builtOnce((statements, { workspaceId }: { workspaceId: string }) =>
  statements.select().from(assistantSettings).where(eq(assistantSettings.workspaceId, workspaceId)),
);
export const findSettings = async (tx: Tx, workspaceId: string): Promise<SettingsRow | undefined> =>
  (await settingsOf(tx, { workspaceId }))[0];

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
      select * from assistant_turn
      where workspace_id = ${workspaceId} and created_at > now() - interval '24 hours'
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
