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

type LendingBasis = {
  timeZone: string | null;
  lender: LenderFacts | null;
  ruleVersions: Pick<RuleVersionRow, 'version' | 'effectiveFrom' | 'rules'>[];
};

/** All that a loan is assessed by, in one question: every assessment asks it. */
export const findLendingBasis = async (tx: Tx, workspaceId: string): Promise<LendingBasis> => {
  const { rows } = await tx.execute<LendingBasis>(sql`
    select (select time_zone from workspace where id = ${workspaceId}) as "timeZone",
      (select facts from lender where workspace_id = ${workspaceId}) as lender,
      (select coalesce(json_agg(json_build_object(
          'version', version, 'effectiveFrom', effective_from, 'rules', rules) order by version), '[]')
        from lending_rule_version where workspace_id = ${workspaceId}) as "ruleVersions"`);
  return rows[0] ?? { timeZone: null, lender: null, ruleVersions: [] };
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
