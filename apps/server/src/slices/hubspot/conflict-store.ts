import type { HubspotField } from '@propguard/rules/hubspot/contact-fields';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { hubspotConflicts } from '../../db/schema/hubspot.ts';

export type ConflictRow = {
  id: string;
  leadId: string;
  name: string | null;
  field: HubspotField;
  ours: string;
  theirs: string;
  problem: string | null;
  createdAt: Date | string;
  atMicros: string;
};

/** `where` may ask about `lead l`. */
export const findConflicts = async (tx: Tx, where: SQL, limit: number): Promise<ConflictRow[]> =>
  (
    await tx.execute<ConflictRow>(sql`
      select c.id, c.lead_id as "leadId", p.name, c.field, c.ours, c.theirs, c.problem, c.created_at as "createdAt",
        (extract(epoch from c.created_at) * 1000000)::bigint::text as "atMicros"
      from hubspot_conflict c join lead l on l.id = c.lead_id join person p on p.id = l.person_id
      where ${where} order by c.created_at desc nulls last, c.id desc nulls last limit ${limit}`)
  ).rows;

/** The same field again is the same conflict, with what stands there now. */
export const saveConflict = async (tx: Tx, row: typeof hubspotConflicts.$inferInsert): Promise<void> => {
  const { ours, theirs, problem } = row;
  await tx
    .insert(hubspotConflicts)
    .values(row)
    .onConflictDoUpdate({
      target: [hubspotConflicts.leadId, hubspotConflicts.field],
      set: { ours, theirs, problem },
    });
};

export const deleteConflicts = async (
  tx: Tx,
  leadId: string,
  fields: readonly HubspotField[],
): Promise<void> => {
  if (fields.length > 0)
    await tx
      .delete(hubspotConflicts)
      .where(and(eq(hubspotConflicts.leadId, leadId), inArray(hubspotConflicts.field, [...fields])));
};
