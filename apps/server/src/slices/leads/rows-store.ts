import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { accounts } from '../../db/schema/identity.ts';
import { leadInteractions, leadNotes, leads, leadTasks } from '../../db/schema/leads.ts';
import { people } from '../../db/schema/people.ts';
import { members } from '../../db/schema/workspaces.ts';

export const insertNote = async (tx: Tx, note: typeof leadNotes.$inferInsert): Promise<string> => {
  const [row] = await tx.insert(leadNotes).values(note).returning({ id: leadNotes.id });
  if (!row) throw new Error('The note was not written.');
  return row.id;
};

export const findNotes = async (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ note: leadNotes, byName: accounts.name })
    .from(leadNotes)
    .leftJoin(accounts, eq(accounts.id, leadNotes.byAccountId))
    .where(inArray(leadNotes.id, [...ids]));
export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];

export const deleteNote = async (
  tx: Tx,
  { leadId, noteId, byAccountId }: { leadId: string; noteId: string; byAccountId: string | null },
): Promise<boolean> =>
  (
    await tx
      .delete(leadNotes)
      .where(
        and(
          eq(leadNotes.leadId, leadId),
          eq(leadNotes.id, noteId),
          byAccountId === null ? isNull(leadNotes.byAccountId) : eq(leadNotes.byAccountId, byAccountId),
        ),
      )
      .returning({ id: leadNotes.id })
  ).length > 0;

export const findMemberNames = (tx: Tx, workspaceId: string, memberIds: readonly string[]) =>
  tx
    .select({ memberId: members.id, name: accounts.name })
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.workspaceId, workspaceId), inArray(members.id, [...memberIds])));

export const findAccountName = async (tx: Tx, accountId: string | null): Promise<string | null> =>
  accountId === null
    ? null
    : ((await tx.select({ name: accounts.name }).from(accounts).where(eq(accounts.id, accountId)))[0]?.name ??
      null);

export const insertInteraction = async (
  tx: Tx,
  row: typeof leadInteractions.$inferInsert,
): Promise<string> => {
  const [made] = await tx.insert(leadInteractions).values(row).returning({ id: leadInteractions.id });
  if (!made) throw new Error('The interaction was not written.');
  return made.id;
};

export const findInteractions = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({ interaction: leadInteractions, byName: accounts.name })
    .from(leadInteractions)
    .leftJoin(accounts, eq(accounts.id, leadInteractions.byAccountId))
    .where(inArray(leadInteractions.id, [...ids]));
export type InteractionRow = Awaited<ReturnType<typeof findInteractions>>[number];

const selectTasks = (tx: Tx) =>
  tx
    .select({ task: leadTasks, agentName: agents.name, leadName: people.name })
    .from(leadTasks)
    .innerJoin(leads, eq(leads.id, leadTasks.leadId))
    .innerJoin(people, eq(people.id, leads.personId))
    .leftJoin(agents, eq(agents.id, leadTasks.agentId));
export type TaskRow = Awaited<ReturnType<typeof selectTasks>>[number];

/** What is open first, the next due before the rest. */
export const findTasksOf = (tx: Tx, leadId: string): Promise<TaskRow[]> =>
  selectTasks(tx)
    .where(eq(leadTasks.leadId, leadId))
    .orderBy(
      sql`${leadTasks.doneAt} desc nulls first`,
      sql`${leadTasks.dueAt} asc nulls last`,
      leadTasks.createdAt,
    );

export const findTasks = (tx: Tx, ids: readonly string[]): Promise<TaskRow[]> =>
  selectTasks(tx).where(inArray(leadTasks.id, [...ids]));

const MOST_TASKS = 200;
/** An agent's, or everybody's. */
export const findOpenTasksOf = (tx: Tx, agentId: string | null): Promise<TaskRow[]> =>
  selectTasks(tx)
    .where(and(agentId === null ? undefined : eq(leadTasks.agentId, agentId), isNull(leadTasks.doneAt)))
    .orderBy(sql`${leadTasks.dueAt} asc nulls last`, leadTasks.createdAt)
    .limit(MOST_TASKS);

export const countOpenTasks = async (tx: Tx, leadId: string): Promise<number> =>
  (
    await tx
      .select({ count: sql<number>`count(*)::integer` })
      .from(leadTasks)
      .where(and(eq(leadTasks.leadId, leadId), isNull(leadTasks.doneAt)))
  )[0]?.count ?? 0;

export const insertTask = async (tx: Tx, row: typeof leadTasks.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(leadTasks).values(row).returning({ id: leadTasks.id });
  if (!made) throw new Error('The task was not written.');
  return made.id;
};

const isTask = (leadId: string, taskId: string) =>
  and(eq(leadTasks.leadId, leadId), eq(leadTasks.id, taskId));

export const updateTask = async (
  tx: Tx,
  {
    leadId,
    taskId,
    patch,
  }: { leadId: string; taskId: string; patch: Partial<typeof leadTasks.$inferInsert> },
): Promise<boolean> => {
  if (Object.keys(patch).length === 0)
    return (await tx.select({ id: leadTasks.id }).from(leadTasks).where(isTask(leadId, taskId))).length > 0;
  return (
    (await tx.update(leadTasks).set(patch).where(isTask(leadId, taskId)).returning({ id: leadTasks.id }))
      .length > 0
  );
};

export const deleteTask = async (tx: Tx, leadId: string, taskId: string): Promise<boolean> =>
  (await tx.delete(leadTasks).where(isTask(leadId, taskId)).returning({ id: leadTasks.id })).length > 0;
