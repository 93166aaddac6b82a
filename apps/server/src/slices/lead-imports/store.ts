import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { jobs } from '../../db/schema/jobs.ts';
import { leadImports } from '../../db/schema/lead-imports.ts';
import { uploads } from '../../db/schema/uploads.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

const select = (tx: Tx) =>
  tx
    .select({
      ...getTableColumns(leadImports),
      receivedBytes: sql<number>`coalesce(${uploads.receivedBytes}, ${leadImports.sizeBytes})`.mapWith(
        Number,
      ),
      createdByName: accounts.name,
      atMicros: microsOf(leadImports.createdAt),
      isWorkedOn: sql<boolean>`coalesce(${jobs.state} in ('queued', 'running'), false)`,
      jobError: jobs.error,
    })
    .from(leadImports)
    .leftJoin(accounts, eq(accounts.id, leadImports.createdBy))
    .leftJoin(uploads, eq(uploads.id, leadImports.uploadId))
    .leftJoin(jobs, eq(jobs.id, leadImports.jobId));

export type ImportRow = Awaited<ReturnType<typeof select>>[number];
export type ImportChange = Partial<typeof leadImports.$inferInsert>;

export const findImport = async (tx: Tx, id: string): Promise<ImportRow | undefined> =>
  (await select(tx).where(eq(leadImports.id, id)))[0];

export const findImports = (
  tx: Tx,
  { after, limit }: { after: NewestPosition | null; limit: number },
): Promise<ImportRow[]> =>
  select(tx)
    .where(olderThan(leadImports, after))
    .orderBy(...newestFirst(leadImports))
    .limit(limit);

export const lockImport = async (tx: Tx, id: string) =>
  (await tx.select().from(leadImports).where(eq(leadImports.id, id)).for('update'))[0];
export type LockedImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

export const countImports = (tx: Tx): Promise<number> => tx.$count(leadImports);

export const insertImport = async (tx: Tx, row: typeof leadImports.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(leadImports).values(row).returning({ id: leadImports.id });
  if (!made) throw new Error('The import was not written.');
  return made.id;
};

export const changeImport = async (tx: Tx, id: string, change: ImportChange): Promise<void> => {
  await tx.update(leadImports).set(change).where(eq(leadImports.id, id));
};

export const deleteImport = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(leadImports).where(eq(leadImports.id, id));
};

/** The job that waits or runs, locked: whoever works on a step is waited for. */
export const lockLiveJob = async (tx: Tx, jobId: string | null): Promise<string | null> => {
  if (jobId === null) return null;
  const [live] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), inArray(jobs.state, ['queued', 'running'])))
    .for('update');
  return live?.id ?? null;
};
