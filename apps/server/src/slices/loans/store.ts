import { and, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { loanAssessments, loans } from '../../db/schema/lending.ts';
import { properties } from '../../db/schema/properties.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type LoanRow = typeof loans.$inferSelect;
type Search = { after: NewestPosition | null; limit: number };
export type LoanChange = Pick<LoanRow, 'name' | 'propertyId' | 'counterparty' | 'settledOn' | 'facts'>;

export const findLoans = (tx: Tx, workspaceId: string, { after, limit }: Search) =>
  tx
    .select({ ...getTableColumns(loans), atMicros: microsOf(loans.createdAt) })
    .from(loans)
    .where(olderThan(loans, after, eq(loans.workspaceId, workspaceId)))
    .orderBy(...newestFirst(loans))
    .limit(limit);

export const findAllLoans = (tx: Tx, workspaceId: string): Promise<LoanRow[]> =>
  tx.select().from(loans).where(eq(loans.workspaceId, workspaceId));

export const findLoan = async (tx: Tx, id: string): Promise<LoanRow | undefined> => {
  const [row] = await tx.select().from(loans).where(eq(loans.id, id));
  return row;
};

export const countLoans = async (tx: Tx, workspaceId: string): Promise<number> => {
  const [row] = await tx.select({ loans: count() }).from(loans).where(eq(loans.workspaceId, workspaceId));
  return row?.loans ?? 0;
};

export const insertLoan = async (tx: Tx, loan: typeof loans.$inferInsert): Promise<LoanRow> => {
  const [row] = await tx.insert(loans).values(loan).returning();
  if (!row) throw new Error('The loan was not written.');
  return row;
};

/** Nothing when somebody else has changed it in the meantime. */
export const updateLoanRow = async (
  tx: Tx,
  { id, version }: { id: string; version: number },
  change: LoanChange,
): Promise<LoanRow | undefined> => {
  const [row] = await tx
    .update(loans)
    .set({ ...change, version: sql`${loans.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(loans.id, id), eq(loans.version, version)))
    .returning();
  return row;
};

export const deleteLoan = async (tx: Tx, id: string): Promise<LoanRow | undefined> => {
  const [row] = await tx.delete(loans).where(eq(loans.id, id)).returning();
  return row;
};

export const propertyExists = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.select({ id: properties.id }).from(properties).where(eq(properties.id, id))).length > 0;

export const insertAssessment = async (
  tx: Tx,
  assessment: typeof loanAssessments.$inferInsert,
): Promise<string> => {
  const [row] = await tx.insert(loanAssessments).values(assessment).returning({ id: loanAssessments.id });
  if (!row) throw new Error('The assessment was not written.');
  return row.id;
};

const ASSESSMENT = { ...getTableColumns(loanAssessments), createdByName: accounts.name };

export const findAssessment = async (tx: Tx, id: string): Promise<AssessmentRow | undefined> => {
  const [row] = await tx
    .select(ASSESSMENT)
    .from(loanAssessments)
    .leftJoin(accounts, eq(accounts.id, loanAssessments.createdBy))
    .where(eq(loanAssessments.id, id));
  return row;
};

export const findAssessments = (tx: Tx, loanId: string, { after, limit }: Search) =>
  tx
    .select({ ...ASSESSMENT, atMicros: microsOf(loanAssessments.createdAt) })
    .from(loanAssessments)
    .leftJoin(accounts, eq(accounts.id, loanAssessments.createdBy))
    .where(olderThan(loanAssessments, after, eq(loanAssessments.loanId, loanId)))
    .orderBy(...newestFirst(loanAssessments))
    .limit(limit);
export type AssessmentRow = typeof loanAssessments.$inferSelect & { createdByName: string | null };
