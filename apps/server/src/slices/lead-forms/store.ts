import type { LeadStatus } from '@propguard/rules/leads/pipeline';
import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { agents } from '../../db/schema/agents.ts';
import { leadForms } from '../../db/schema/lead-forms.ts';
import { workspaces } from '../../db/schema/workspaces.ts';
import type { NewestPosition } from '../../paging/newest-first.ts';

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

type ArrivalRow = NewestPosition & {
  leadId: string;
  name: string | null;
  status: LeadStatus;
  at: string;
  detail: string | null;
};

/** Those of a form among the touches: each bears the form's id before the opening that it was sent from. */
export const findArrivals = async (
  tx: Tx,
  formId: string,
  { seen, after, limit }: { seen: SQL; after: NewestPosition | null; limit: number },
): Promise<ArrivalRow[]> =>
  (
    await tx.execute<ArrivalRow>(sql`
      select t.id, t.lead_id as "leadId", p.name, l.status, t.at, t.detail,
        (extract(epoch from t.at) * 1000000)::bigint::text as "atMicros"
      from lead_touch t join lead l on l.id = t.lead_id join person p on p.id = l.person_id
      where t.kind = 'form' and starts_with(t.ref, ${`${formId}:`}) and ${seen}${
        after
          ? sql` and (t.at, t.id) < ('epoch'::timestamptz + ${after.atMicros}::bigint * interval '1 microsecond', ${after.id}::uuid)`
          : sql``
      }
      order by t.at desc, t.id desc limit ${limit}`)
  ).rows;
