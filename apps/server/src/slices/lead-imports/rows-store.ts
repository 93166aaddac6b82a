import type { RowVerdict } from '@propguard/rules/lead-imports/import-limits';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leadImportRows } from '../../db/schema/lead-imports.ts';
import { leads } from '../../db/schema/leads.ts';
import { people } from '../../db/schema/people.ts';

export type ReportedRow = Omit<typeof leadImportRows.$inferInsert, 'workspaceId' | 'importId'>;

export const insertRows = async (
  tx: Tx,
  { workspaceId, importId }: { workspaceId: string; importId: string },
  rows: readonly ReportedRow[],
): Promise<void> => {
  if (rows.length > 0)
    await tx.insert(leadImportRows).values(rows.map((row) => ({ ...row, workspaceId, importId })));
};

export const deleteRows = async (tx: Tx, importId: string): Promise<void> => {
  await tx.delete(leadImportRows).where(eq(leadImportRows.importId, importId));
};

export const findRows = (
  tx: Tx,
  importId: string,
  { verdict, after, limit }: { verdict: RowVerdict | undefined; after: number; limit: number },
) =>
  tx
    .select({
      record: leadImportRows.record,
      line: leadImportRows.line,
      verdict: leadImportRows.verdict,
      problems: leadImportRows.problems,
      name: leadImportRows.name,
      twinLine: leadImportRows.twinLine,
      source: leadImportRows.source,
      leadId: leads.id,
      leadName: people.name,
    })
    .from(leadImportRows)
    .leftJoin(leads, eq(leads.id, leadImportRows.leadId))
    .leftJoin(people, eq(people.id, leads.personId))
    .where(
      and(
        eq(leadImportRows.importId, importId),
        gt(leadImportRows.record, after),
        verdict ? eq(leadImportRows.verdict, verdict) : sql`true`,
      ),
    )
    .orderBy(asc(leadImportRows.record))
    .limit(limit);
