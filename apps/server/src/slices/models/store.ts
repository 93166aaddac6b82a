import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { valuationModels } from '../../db/schema/valuation-models.ts';

const { content: _, ...WITHOUT_CONTENT } = getTableColumns(valuationModels);

export const findModels = (db: NodePgDatabase) =>
  db
    .select(WITHOUT_CONTENT)
    .from(valuationModels)
    .orderBy(desc(valuationModels.trainedAt), valuationModels.id);
export type ModelRow = Awaited<ReturnType<typeof findModels>>[number];

export const findModel = async (db: NodePgDatabase, id: string): Promise<ModelRow | undefined> => {
  const [row] = await db.select(WITHOUT_CONTENT).from(valuationModels).where(eq(valuationModels.id, id));
  return row;
};

export const findModelContent = async (db: NodePgDatabase, id: string): Promise<Buffer | undefined> => {
  const [row] = await db
    .select({ content: valuationModels.content })
    .from(valuationModels)
    .where(eq(valuationModels.id, id));
  return row?.content;
};

export const findChampion = async (db: NodePgDatabase): Promise<ModelRow | undefined> => {
  const [row] = await db
    .select(WITHOUT_CONTENT)
    .from(valuationModels)
    .where(eq(valuationModels.state, 'champion'));
  return row;
};

/** Only one process changes who the champion is at a time. */
export const lockModels = async (db: NodePgDatabase): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('valuation_model'))`);
};

export const insertModel = async (
  db: NodePgDatabase,
  model: typeof valuationModels.$inferInsert,
): Promise<string> => {
  const [row] = await db.insert(valuationModels).values(model).returning({ id: valuationModels.id });
  if (!row) throw new Error('The model was not written.');
  return row.id;
};

export const retireChampion = async (db: NodePgDatabase): Promise<void> => {
  await db.update(valuationModels).set({ state: 'retired' }).where(eq(valuationModels.state, 'champion'));
};

export const crown = async (db: NodePgDatabase, id: string, verdict: string): Promise<void> => {
  await db.update(valuationModels).set({ state: 'champion', verdict }).where(eq(valuationModels.id, id));
};

/** Changes whenever other sales or another champion would give another value. */
export const findValuerVersion = async (
  db: NodePgDatabase,
): Promise<{ championId: string | null; sales: string }> => {
  const found = await db.execute<{ championId: string | null; sales: string }>(sql`
    select (select id from valuation_model where state = 'champion') as "championId",
      coalesce((select string_agg(concat_ws(':', id, rows, imported_at), ',' order by id) from dataset
        where kind = 'sales'), '') as sales`);
  const [row] = found.rows;
  if (!row) throw new Error('The database did not answer.');
  return row;
};
