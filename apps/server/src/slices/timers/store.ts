import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { timers } from '../../db/schema/timers.ts';

const MOST = 100;
export type TimerRow = typeof timers.$inferSelect;

export const findBuried = (tx: Tx): Promise<TimerRow[]> =>
  tx.select().from(timers).where(isNotNull(timers.buriedAt)).orderBy(desc(timers.buriedAt)).limit(MOST);

/** The workspace that it belongs to. */
export const findWorkspaceOfBuried = async (tx: Tx, id: string): Promise<string | undefined> =>
  (await tx.select({ workspaceId: timers.workspaceId }).from(timers).where(eq(timers.id, id)))[0]
    ?.workspaceId;

export const countTimers = async (tx: Tx): Promise<{ waiting: number; overdue: number }> => {
  const { rows } = await tx.execute<{ waiting: number; overdue: number }>(
    sql`select waiting, overdue from count_timers()`,
  );
  return rows[0] ?? { waiting: 0, overdue: 0 };
};

export const reviveTimer = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(timers).set({ buriedAt: null, attempt: 0, dueAt: sql`now()` }).where(eq(timers.id, id));
};

export const deleteTimer = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(timers).where(eq(timers.id, id));
};
