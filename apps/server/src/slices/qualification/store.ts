import type { LeadIntent } from '@propguard/rules/leads/facts';
import { asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leadQualifications } from '../../db/schema/lead-forms.ts';
import { leads } from '../../db/schema/leads.ts';
import { people } from '../../db/schema/people.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

export type QualificationRow = typeof leadQualifications.$inferSelect;

export const findOfLead = (tx: Tx, leadId: string): Promise<QualificationRow[]> =>
  tx
    .select()
    .from(leadQualifications)
    .where(eq(leadQualifications.leadId, leadId))
    .orderBy(asc(leadQualifications.createdAt));

export const findQualification = async (tx: Tx, id: string): Promise<QualificationRow | undefined> =>
  (await tx.select().from(leadQualifications).where(eq(leadQualifications.id, id)))[0];

export const lockQualification = async (tx: Tx, id: string): Promise<QualificationRow | undefined> =>
  (await tx.select().from(leadQualifications).where(eq(leadQualifications.id, id)).for('update'))[0];

/** The one of this flow; made when nobody has asked yet. */
export const ensureQualification = async (
  tx: Tx,
  row: { workspaceId: string; leadId: string; flow: LeadIntent },
): Promise<string> => {
  const [kept] = await tx
    .insert(leadQualifications)
    .values(row)
    .onConflictDoUpdate({
      target: [leadQualifications.leadId, leadQualifications.flow],
      set: { flow: row.flow },
    })
    .returning({ id: leadQualifications.id });
  if (!kept) throw new Error('The questions were not kept.');
  return kept.id;
};

export const updateQualification = async (
  tx: Tx,
  id: string,
  { answers, score }: Pick<QualificationRow, 'answers' | 'score'>,
): Promise<void> => {
  await tx
    .update(leadQualifications)
    .set({ answers, score, updatedAt: sql`now()`, endedAt: score === null ? null : sql`now()` })
    .where(eq(leadQualifications.id, id));
};

/** Who asks, and who is asked. */
export const findSides = async (
  tx: Tx,
  leadId: string,
): Promise<{ office: string; name: string | null } | undefined> =>
  (
    await tx
      .select({ office: workspaces.name, name: people.name })
      .from(leads)
      .innerJoin(people, eq(people.id, leads.personId))
      .innerJoin(workspaces, eq(workspaces.id, leads.workspaceId))
      .where(eq(leads.id, leadId))
  )[0];
