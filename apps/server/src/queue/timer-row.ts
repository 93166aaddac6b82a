import { and, eq, sql } from 'drizzle-orm';
import type { Reader, Tx } from '../db/database.ts';
import { timers } from '../db/schema/timers.ts';

export type TimerRow = typeof timers.$inferSelect;
export type DueTimer = { id: string; workspaceId: string };

/** Over all workspaces, the longest due first; without those that somebody is at. Nothing but ids comes out. */
export const findDueTimers = async (reader: Reader, wanted: number): Promise<DueTimer[]> =>
  (
    await reader.execute<DueTimer>(
      sql`select id, workspace_id as "workspaceId" from find_due_timers(${wanted})`,
    )
  ).rows;

/** Until the next one is due; null when none waits. */
export const msToNextTimer = async (reader: Reader): Promise<number | null> => {
  const { rows } = await reader.execute<{ ms: number | null }>(sql`select ms_to_next_timer() as ms`);
  return rows[0]?.ms ?? null;
};

/**
 * Takes the timer out for whoever handles it in the same transaction: its removal is the claim. Undefined when it was
 * done, moved or cancelled meanwhile, or somebody else is at it.
 */
export const takeTimer = async (tx: Tx, id: string): Promise<TimerRow | undefined> =>
  (
    await tx
      .delete(timers)
      .where(
        sql`${timers.id} = (select t.id from timer t
          where t.id = ${id} and t.due_at <= now() and t.buried_at is null for update skip locked)`,
      )
      .returning()
  )[0];

/** Only as it was when it failed: whoever has moved it meanwhile meant another moment. */
export const putOffTimer = async (
  tx: Tx,
  { id, attempt, dueAt }: TimerRow,
  change: Pick<TimerRow, 'error' | 'errorDetail' | 'buriedAt'> & { retryAt: Date },
): Promise<void> => {
  const { retryAt, ...failure } = change;
  await tx
    .update(timers)
    .set({ ...failure, attempt: attempt + 1, dueAt: retryAt })
    .where(
      and(
        eq(timers.id, id),
        eq(timers.attempt, attempt),
        // As finely as we have read it.
        sql`date_trunc('milliseconds', ${timers.dueAt}) = ${dueAt.toISOString()}`,
      ),
    );
};
