import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { portfolioChunks, portfolioRows, portfolios } from '../../db/schema/portfolios.ts';
import type { ChunkRecord } from './run/chunk-record.ts';

export type RowInsert = Omit<typeof portfolioRows.$inferInsert, 'workspaceId' | 'portfolioId'>;
type OfPortfolio = { workspaceId: string; portfolioId: string };

export const insertChunk = async (
  tx: Tx,
  of: OfPortfolio,
  { position, records }: { position: number; records: readonly ChunkRecord[] },
): Promise<void> => {
  await tx.insert(portfolioChunks).values({ ...of, position, records: JSON.stringify(records) });
};

/** The first chunk that nobody works on. The lock is given back by the end of the transaction, or of the worker. */
export const takeChunk = async (
  tx: Tx,
  portfolioId: string,
): Promise<{ position: number; records: ChunkRecord[] } | undefined> => {
  const [chunk] = await tx
    .select({ position: portfolioChunks.position, records: portfolioChunks.records })
    .from(portfolioChunks)
    .where(eq(portfolioChunks.portfolioId, portfolioId))
    .orderBy(portfolioChunks.position)
    .limit(1)
    .for('update', { skipLocked: true });
  return chunk && { position: chunk.position, records: JSON.parse(chunk.records) as ChunkRecord[] };
};

export const deleteChunk = async (tx: Tx, portfolioId: string, position: number): Promise<void> => {
  await tx
    .delete(portfolioChunks)
    .where(and(eq(portfolioChunks.portfolioId, portfolioId), eq(portfolioChunks.position, position)));
};

export const deleteChunks = async (tx: Tx, portfolioId: string): Promise<void> => {
  await tx.delete(portfolioChunks).where(eq(portfolioChunks.portfolioId, portfolioId));
};

const COLUMN_NAMES = Object.fromEntries(
  Object.entries(getTableColumns(portfolioRows)).map(([key, column]) => [key, column.name]),
);

/** One parameter for all of them: a chunk has more values than a statement may have parameters. */
export const insertRows = async (tx: Tx, of: OfPortfolio, rows: readonly RowInsert[]): Promise<void> => {
  const named = rows.map((row) =>
    Object.fromEntries(
      Object.entries({ flagged: false, ...of, ...row }).map(([key, value]) => [COLUMN_NAMES[key], value]),
    ),
  );
  await tx.execute(
    sql`insert into portfolio_row select * from json_populate_recordset(null::portfolio_row, ${JSON.stringify(named)}::json)`,
  );
};

/** Counts a chunk as done. Chunks that end at the same moment wait here for each other: one of them is the last. */
export const countChunk = async (
  tx: Tx,
  portfolioId: string,
  { rows, rejected, sample }: { rows: number; rejected: number; sample: boolean },
) => {
  const [row] = await tx
    .update(portfolios)
    .set({
      chunksDone: sql`${portfolios.chunksDone} + 1`,
      rowsDone: sql`${portfolios.rowsDone} + ${rows}`,
      rejected: sql`${portfolios.rejected} + ${rejected}`,
      sample: sql`${portfolios.sample} or ${sample}`,
    })
    .where(and(eq(portfolios.id, portfolioId), eq(portfolios.state, 'valuing')))
    .returning();
  if (!row) throw new Error('The portfolio is no longer being valued.');
  return row;
};
