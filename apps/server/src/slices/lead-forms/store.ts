import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { leadForms } from '../../db/schema/lead-forms.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

const select = (tx: Tx) =>
  tx
    .select({ form: leadForms, agentName: agents.name })
    .from(leadForms)
    .leftJoin(agents, eq(agents.id, leadForms.agentId));
export type FormRow = Awaited<ReturnType<typeof select>>[number];

export const findForms = (tx: Tx): Promise<FormRow[]> =>
  select(tx).orderBy(asc(sql`lower(${leadForms.title})`), asc(leadForms.id));

export const findForm = async (tx: Tx, id: string): Promise<FormRow | undefined> =>
  (await select(tx).where(eq(leadForms.id, id)))[0];

export const countForms = (tx: Tx): Promise<number> => tx.$count(leadForms);

export const insertForm = async (tx: Tx, row: typeof leadForms.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(leadForms).values(row).returning({ id: leadForms.id });
  if (!made) throw new Error('The form was not written.');
  return made.id;
};

export const updateForm = async (
  tx: Tx,
  id: string,
  change: Partial<typeof leadForms.$inferInsert>,
): Promise<void> => {
  if (Object.keys(change).length > 0) await tx.update(leadForms).set(change).where(eq(leadForms.id, id));
};

export const countSent = async (tx: Tx, id: string): Promise<void> => {
  await tx
    .update(leadForms)
    .set({ sent: sql`${leadForms.sent} + 1` })
    .where(eq(leadForms.id, id));
};

export const deleteForm = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(leadForms).where(eq(leadForms.id, id)).returning({ id: leadForms.id })).length > 0;

export const findOffice = async (tx: Tx, workspaceId: string): Promise<string> => {
  const [row] = await tx
    .select({ name: workspaces.name })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  if (!row) throw new Error('The workspace is gone.');
  return row.name;
};
