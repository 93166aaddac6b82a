import type { TurnEvent } from '@propguard/protocol/assistant-turns';
import { and, asc, eq, getTableColumns, gt, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { assistantSettings, turnEvents, turnMessages, turns } from '../../db/schema/assistant.ts';

const selectTurns = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(turns),
      questionIds: sql<string[]>`array(select l.message_id from assistant_turn_message l
        where l.turn_id = ${turns.id} and l.part = 'question')`,
      answerId: sql<string | null>`(select l.message_id from assistant_turn_message l
        where l.turn_id = ${turns.id} and l.part = 'answer')`,
    })
    .from(turns)
    .where(where);
export type TurnRow = Awaited<ReturnType<typeof selectTurns>>[number];

export const findTurns = (tx: Tx, conversationId: string): Promise<TurnRow[]> =>
  selectTurns(tx, eq(turns.conversationId, conversationId));

export const findTurn = async (tx: Tx, id: string): Promise<TurnRow | undefined> =>
  (await selectTurns(tx, eq(turns.id, id)))[0];

type NewTurn = typeof turns.$inferInsert;
type LinkedTurn = Pick<TurnRow, 'id' | 'workspaceId' | 'conversationId'>;

const link = async (
  tx: Tx,
  { id: turnId, workspaceId, conversationId }: LinkedTurn,
  messageIds: readonly string[],
  part: 'question' | 'answer',
): Promise<void> => {
  const rows = messageIds.map((messageId) => ({ messageId, workspaceId, conversationId, turnId, part }));
  await tx.insert(turnMessages).values(rows);
};

/** A turn that answers these messages. False while another one of the conversation is open. */
export const insertTurn = async (tx: Tx, row: NewTurn, questionIds: readonly string[]): Promise<boolean> => {
  const inserted = await tx.insert(turns).values(row).onConflictDoNothing().returning({ id: turns.id });
  if (inserted.length === 0) return false;
  await link(tx, row, questionIds, 'question');
  return true;
};

export const linkAnswer = (tx: Tx, turn: LinkedTurn, messageId: string): Promise<void> =>
  link(tx, turn, [messageId], 'answer');

export const updateTurn = async (tx: Tx, id: string, change: Partial<NewTurn>): Promise<void> => {
  await tx.update(turns).set(change).where(eq(turns.id, id));
};

/** Changes a turn while this attempt still has it: what one that was taken for dead still says is refused. */
export const changeHeldTurn = async (
  tx: Tx,
  { id, attempt }: Pick<TurnRow, 'id' | 'attempt'>,
  change: Partial<NewTurn>,
): Promise<boolean> => {
  const held = and(eq(turns.id, id), eq(turns.attempt, attempt), eq(turns.state, 'running'));
  return (await tx.update(turns).set(change).where(held).returning({ id: turns.id })).length > 0;
};

/** Seconds without a sign of life after which another node may take a turn over. */
const SILENT_SECONDS = 20;

/** One runner a turn: whoever changes the row has it. Undefined when somebody else does. */
export const claimTurn = async (tx: Tx, id: string): Promise<{ isTakenOver: boolean } | undefined> => {
  const claimed = await tx.execute<{ isTakenOver: boolean }>(sql`
    with waiting as (
      select id, state = 'running' as is_taken_over from assistant_turn
      where id = ${id} and (state = 'queued'
        or (state = 'running' and claimed_at < now() - make_interval(secs => ${SILENT_SECONDS})))
      for update
    )
    update assistant_turn t set state = 'running', claimed_at = now(), attempt = attempt + is_taken_over::int
    from waiting w where t.id = w.id returning is_taken_over as "isTakenOver"`);
  return claimed.rows[0];
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
