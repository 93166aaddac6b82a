import { and, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { datasets } from '../../db/schema/datasets.ts';
import { seededParts } from '../../db/schema/installation.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { outboundMessages } from '../../db/schema/outbound.ts';
import { SAMPLE_WORLD } from '../../db/seed/world/seed-world.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type OutboxRow = typeof outboundMessages.$inferSelect;

/** How many rows each part of the reference data has. */
export const countSeededRows = async (db: NodePgDatabase): Promise<Map<string, number>> => {
  const parts = await db.select({ name: seededParts.name, rows: seededParts.rows }).from(seededParts);
  return new Map(parts.map((part) => [part.name, part.rows]));
};

export type DatasetRow = typeof datasets.$inferSelect;

/** What the operator has brought in, and the sample world as long as it is there. */
export const listDatasets = (db: NodePgDatabase): Promise<DatasetRow[]> =>
  db.select().from(datasets).orderBy(desc(datasets.sample), datasets.name);

/** Whoever starts a removal or a restoration waits for others who do. */
export const lockSampleWorld = (tx: Tx) =>
  tx
    .select({ name: seededParts.name })
    .from(seededParts)
    .where(eq(seededParts.name, SAMPLE_WORLD.name))
    .for('update');

export const findSampleWorld = async (tx: Tx): Promise<{ rows: number; present: boolean }> => {
  const [part] = await tx
    .select({ rows: seededParts.rows, removedAt: seededParts.removedAt })
    .from(seededParts)
    .where(eq(seededParts.name, SAMPLE_WORLD.name));
  return { rows: part?.rows ?? 0, present: part !== undefined && part.removedAt === null };
};

export const findOpenJob = async (
  tx: Tx,
  kinds: string[],
): Promise<{ id: string; kind: string } | undefined> => {
  const [job] = await tx
    .select({ id: jobs.id, kind: jobs.kind })
    .from(jobs)
    .where(
      and(isNull(jobs.workspaceId), inArray(jobs.kind, kinds), inArray(jobs.state, ['queued', 'running'])),
    )
    .limit(1);
  return job;
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
    .select({ ...getTableColumns(outboundMessages), atMicros: microsOf(outboundMessages.createdAt) })
    .from(outboundMessages)
    .where(olderThan(outboundMessages, after, isNull(outboundMessages.workspaceId)))
    .orderBy(...newestFirst(outboundMessages))
    .limit(limit);

export type Kept = {
  valuations: number;
  since: Date | null;
  certificates: number;
  sales: number;
  localities: number;
};

/** Valuations over all workspaces, by a function that lets out nothing but how many and since when. */
export const countKept = async (db: NodePgDatabase): Promise<Kept> => {
  const found = await db.execute<Omit<Kept, 'since'> & { since: string | null }>(sql`
    select valuations, since,
      (select count(*)::integer from published_certificate where issued_at is not null and revoked_at is null) as certificates,
      (select count(*)::integer from sale) as sales,
      (select count(*)::integer from locality) as localities
    from count_valuations()`);
  const [row] = found.rows;
  if (!row) throw new Error('The database did not answer.');
  return { ...row, since: row.since === null ? null : new Date(row.since) };
};
