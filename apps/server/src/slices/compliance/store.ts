import type { LenderFacts } from '@propguard/rules/lending/facts';
import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { lenders, lendingRuleVersions } from '../../db/schema/lending.ts';

export const findRuleVersions = (tx: Tx, workspaceId: string) =>
  tx
    .select({ ...getTableColumns(lendingRuleVersions), createdByName: accounts.name })
    .from(lendingRuleVersions)
    .leftJoin(accounts, eq(accounts.id, lendingRuleVersions.createdBy))
    .where(eq(lendingRuleVersions.workspaceId, workspaceId))
    .orderBy(asc(lendingRuleVersions.version));
export type RuleVersionRow = Awaited<ReturnType<typeof findRuleVersions>>[number];

export const insertRuleVersion = async (
  tx: Tx,
  row: typeof lendingRuleVersions.$inferInsert,
): Promise<void> => {
  await tx.insert(lendingRuleVersions).values(row);
};

export const findLender = async (tx: Tx, workspaceId: string) => {
  const [row] = await tx.select().from(lenders).where(eq(lenders.workspaceId, workspaceId));
  return row;
};

/** False when somebody else has written in the meantime. */
export const writeLender = async (
  tx: Tx,
  { workspaceId, facts, version }: { workspaceId: string; facts: LenderFacts; version: number },
): Promise<boolean> => {
  const written =
    version === 0
      ? await tx.insert(lenders).values({ workspaceId, facts, version: 1 }).onConflictDoNothing().returning()
      : await tx
          .update(lenders)
          .set({ facts, version: sql`${lenders.version} + 1` })
          .where(and(eq(lenders.workspaceId, workspaceId), eq(lenders.version, version)))
          .returning();
  return written.length > 0;
};
