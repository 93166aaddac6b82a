import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { outboxMessages, seededParts } from '../../db/schema/installation.ts';
import { SAMPLE_WORLD } from '../../db/seed/world/seed-world.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type OutboxRow = typeof outboxMessages.$inferSelect;

/** How many rows each part of the reference data has. */
export const countSeededRows = async (db: NodePgDatabase): Promise<Map<string, number>> => {
  const parts = await db.select({ name: seededParts.name, rows: seededParts.rows }).from(seededParts);
  return new Map(parts.map((part) => [part.name, part.rows]));
};

export type DatasetRow = typeof datasets.$inferSelect;

/** What the operator has brought in, and the sample world as long as it is there. */
export const listDatasets = (db: NodePgDatabase): Promise<DatasetRow[]> =>
  db.select().from(datasets).orderBy(desc(datasets.sample), datasets.name);

/** One removal or restoration at a time; whoever waits finds it done. */
export const lockSampleWorld = async (tx: Tx): Promise<{ rows: number; isRemoved: boolean }> => {
  const [part] = await tx
    .select({ rows: seededParts.rows, removedAt: seededParts.removedAt })
    .from(seededParts)
    .where(eq(seededParts.name, SAMPLE_WORLD.name))
    .for('update');
  return { rows: part?.rows ?? 0, isRemoved: part?.removedAt !== null };
};

export const markSampleWorldRemoved = (tx: Tx) =>
  tx
    .update(seededParts)
    .set({ rows: 0, removedAt: sql`now()` })
    .where(eq(seededParts.name, SAMPLE_WORLD.name));

export const markSampleWorldPresent = (tx: Tx, rows: number) =>
  tx
    .update(seededParts)
    .set({ version: SAMPLE_WORLD.version, rows, removedAt: null, seededAt: sql`now()` })
    .where(eq(seededParts.name, SAMPLE_WORLD.name));

export const listOutbox = (
  tx: Tx,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<(OutboxRow & { atMicros: string })[]> =>
  tx
    .select({ ...getTableColumns(outboxMessages), atMicros: microsOf(outboxMessages.createdAt) })
    .from(outboxMessages)
    .where(olderThan(outboxMessages, after))
    .orderBy(...newestFirst(outboxMessages))
    .limit(limit);
