import { desc, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { scoringModels } from '../../db/schema/lead-scoring.ts';

const select = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(scoringModels), by: accounts.name })
    .from(scoringModels)
    .leftJoin(accounts, eq(accounts.id, scoringModels.createdBy));
export type ModelRow = Awaited<ReturnType<typeof select>>[number];

/** The newest first. */
export const findModels = (tx: Tx, limit: number): Promise<ModelRow[]> =>
  select(tx).orderBy(desc(scoringModels.number)).limit(limit);

export const findModel = async (tx: Tx, number: number): Promise<ModelRow | undefined> =>
  (await select(tx).where(eq(scoringModels.number, number)))[0];

export const findModelByVersion = async (tx: Tx, version: string): Promise<ModelRow | undefined> =>
  (await select(tx).where(eq(scoringModels.version, version)))[0];

export const insertModel = async (tx: Tx, row: typeof scoringModels.$inferInsert): Promise<void> => {
  await tx.insert(scoringModels).values(row);
};
