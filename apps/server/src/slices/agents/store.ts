import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agentExceptions, agents } from '../../db/schema/agents.ts';
import { members } from '../../db/schema/workspaces.ts';

export type AgentRow = typeof agents.$inferSelect;
export type ExceptionRow = typeof agentExceptions.$inferSelect;

export const findAgents = (tx: Tx): Promise<AgentRow[]> =>
  tx
    .select()
    .from(agents)
    .orderBy(asc(sql`lower(${agents.name})`), asc(agents.id));

export const findAgent = async (tx: Tx, id: string): Promise<AgentRow | undefined> =>
  (await tx.select().from(agents).where(eq(agents.id, id)))[0];

/** Whoever adds to it meanwhile waits. */
export const lockAgent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: agents.id }).from(agents).where(eq(agents.id, id)).for('update')).length > 0;

export const countAgents = async (tx: Tx): Promise<number> =>
  (await tx.select({ agents: count() }).from(agents))[0]?.agents ?? 0;

/** Those that are not over; the day before today is still today somewhere. */
export const findExceptions = (tx: Tx): Promise<ExceptionRow[]> =>
  tx
    .select()
    .from(agentExceptions)
    .where(gte(agentExceptions.toDay, sql`(now() at time zone 'utc')::date - 1`))
    .orderBy(asc(agentExceptions.fromDay), asc(agentExceptions.createdAt));

export const countExceptionsOf = async (tx: Tx, agentId: string): Promise<number> =>
  (
    await tx.select({ exceptions: count() }).from(agentExceptions).where(eq(agentExceptions.agentId, agentId))
  )[0]?.exceptions ?? 0;

export const isMember = async (tx: Tx, workspaceId: string, memberId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: members.id })
      .from(members)
      .where(and(eq(members.workspaceId, workspaceId), eq(members.id, memberId)))
  ).length > 0;

export const insertAgent = async (tx: Tx, row: typeof agents.$inferInsert): Promise<AgentRow> => {
  const [made] = await tx.insert(agents).values(row).returning();
  if (!made) throw new Error('The agent was not written.');
  return made;
};

export const updateAgent = async (
  tx: Tx,
  id: string,
  change: Partial<typeof agents.$inferInsert>,
): Promise<void> => {
  if (Object.keys(change).length > 0) await tx.update(agents).set(change).where(eq(agents.id, id));
};

export const deleteAgent = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(agents).where(eq(agents.id, id)).returning({ id: agents.id })).length > 0;

export const insertException = async (tx: Tx, row: typeof agentExceptions.$inferInsert): Promise<void> => {
  await tx.insert(agentExceptions).values(row);
};

export const deleteException = async (
  tx: Tx,
  { agentId, exceptionId }: { agentId: string; exceptionId: string },
): Promise<boolean> =>
  (
    await tx
      .delete(agentExceptions)
      .where(and(eq(agentExceptions.agentId, agentId), eq(agentExceptions.id, exceptionId)))
      .returning({ id: agentExceptions.id })
  ).length > 0;
