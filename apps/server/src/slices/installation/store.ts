import { getTableColumns } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { outboxMessages, seededParts } from '../../db/schema/installation.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type OutboxRow = typeof outboxMessages.$inferSelect;

/** How many rows each part of the reference data has. */
export const countSeededRows = async (db: NodePgDatabase): Promise<Map<string, number>> => {
  const parts = await db.select({ name: seededParts.name, rows: seededParts.rows }).from(seededParts);
  return new Map(parts.map((part) => [part.name, part.rows]));
};

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
