import type { State } from '@propguard/rules/places/states';
import { and, asc, count, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { alias } from 'drizzle-orm/pg-core';
import type { Tx } from '../../db/database.ts';
import { dutyVersions } from '../../db/schema/duty.ts';
import { accounts } from '../../db/schema/identity.ts';

const takers = alias(accounts, 'taker');

/** Of one state or of all, with those that were taken back, the oldest first. */
export const findDutyHistory = (tx: Tx, state?: State) =>
  tx
    .select({ ...getTableColumns(dutyVersions), createdByName: accounts.name, withdrawnByName: takers.name })
    .from(dutyVersions)
    .leftJoin(accounts, eq(accounts.id, dutyVersions.createdBy))
    .leftJoin(takers, eq(takers.id, dutyVersions.withdrawnBy))
    .where(state && eq(dutyVersions.state, state))
    .orderBy(asc(dutyVersions.version));
export type DutyRow = Awaited<ReturnType<typeof findDutyHistory>>[number];

/** Those of a state that count, each from its day. */
export const findDutyVersions = (reader: NodePgDatabase, state: State) =>
  reader
    .select({
      version: dutyVersions.version,
      validFrom: dutyVersions.validFrom,
      duty: dutyVersions.duty,
    })
    .from(dutyVersions)
    .where(and(eq(dutyVersions.state, state), isNull(dutyVersions.withdrawnAt)));

export const countDutyVersions = async (tx: Tx, state: State): Promise<number> =>
  (await tx.select({ count: count() }).from(dutyVersions).where(eq(dutyVersions.state, state)))[0]?.count ??
  0;

export const insertDutyVersion = async (tx: Tx, row: typeof dutyVersions.$inferInsert): Promise<void> => {
  await tx.insert(dutyVersions).values(row);
};

type Which = { state: State; version?: number; by: string | null };

/** How many were taken back now; without a version all of the state. */
export const withdrawDutyVersions = async (tx: Tx, { state, version, by }: Which): Promise<number> =>
  (
    await tx
      .update(dutyVersions)
      .set({ withdrawnAt: new Date(), withdrawnBy: by })
      .where(
        and(
          eq(dutyVersions.state, state),
          isNull(dutyVersions.withdrawnAt),
          version === undefined ? undefined : eq(dutyVersions.version, version),
        ),
      )
      .returning({ version: dutyVersions.version })
  ).length;
