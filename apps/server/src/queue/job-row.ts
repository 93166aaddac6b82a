import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { Delivery } from '../jobs/enqueue.ts';

export type JobRow = typeof jobs.$inferSelect;

/** The job was cancelled, ended, or given to another worker: whoever holds this claim must stop. */
export class ClaimLost extends Error {}
export class JobCancelled extends Error {}

export const inJobScope = <T>(database: Database, workspaceId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
  workspaceId === null
    ? database.asInstallation(work)
    : database.inWorkspace({ workspaceId, accountId: null }, 'write', work);

const changed = (tx: Tx, { workspaceId, jobId }: Delivery): Promise<void> =>
  publish(tx, { workspaceId, subject: 'jobs', id: jobId });

/** Takes the job for this run. Undefined when it has ended or been cancelled meanwhile. */
export const claimJob = (database: Database, delivery: Delivery): Promise<JobRow | undefined> =>
  inJobScope(database, delivery.workspaceId, async (tx) => {
    const [row] = await tx
      .update(jobs)
      .set({
        state: 'running',
        claim: sql`${jobs.claim} + 1`,
        attempt: sql`${jobs.attempt} + 1`,
        startedAt: sql`coalesce(${jobs.startedAt}, now())`,
        error: null,
      })
      .where(and(eq(jobs.id, delivery.jobId), inArray(jobs.state, ['queued', 'running']), eq(jobs.cancelRequested, false)))
      .returning();
    if (row) await changed(tx, delivery);
    return row;
  });

/** Locks the job's row for the rest of the transaction and makes sure that it is still ours. */
export const holdClaim = async (tx: Tx, row: JobRow): Promise<void> => {
  const [held] = await tx
    .select({ cancelRequested: jobs.cancelRequested })
    .from(jobs)
    .where(and(eq(jobs.id, row.id), eq(jobs.claim, row.claim), eq(jobs.state, 'running')))
    .for('update');
  if (!held) throw new ClaimLost();
  if (held.cancelRequested) throw new JobCancelled();
};

export type JobChange = Partial<Pick<JobRow, 'state' | 'attempt' | 'done' | 'total' | 'note' | 'checkpoint' | 'error' | 'fileId' | 'endedAt'>>;

/** Changes the row while the claim still holds; true when it did. */
export const changeHeldJob = async (tx: Tx, row: JobRow, change: JobChange): Promise<boolean> => {
  const updated = await tx
    .update(jobs)
    .set(change)
    .where(and(eq(jobs.id, row.id), eq(jobs.claim, row.claim), eq(jobs.state, 'running')))
    .returning({ id: jobs.id });
  if (updated.length > 0) await changed(tx, { jobId: row.id, workspaceId: row.workspaceId });
  return updated.length > 0;
};
