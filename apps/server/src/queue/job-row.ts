import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { openUnattended } from '../access/open-unattended.ts';
import type { Database, Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { Delivery } from '../jobs/delivery.ts';

export type JobRow = typeof jobs.$inferSelect;
export type JobChange = Partial<
  Pick<
    JobRow,
    | 'state'
    | 'attempt'
    | 'done'
    | 'total'
    | 'note'
    | 'checkpoint'
    | 'error'
    | 'errorDetail'
    | 'fileId'
    | 'endedAt'
  >
>;

/** The job was ended, or given to another worker: whoever holds this claim must stop. */
export class ClaimLost extends Error {}
export class JobCancelled extends Error {}

const changed = (tx: Tx, { id, workspaceId }: Pick<JobRow, 'id' | 'workspaceId'>): Promise<void> =>
  publish(tx, { workspaceId, subject: 'jobs', id });

/** Of a delivery that is still good: of a job that has not ended, and not an older delivery of it. */
const isOpen = ({ jobId, delivery }: Delivery) =>
  and(eq(jobs.id, jobId), eq(jobs.delivery, delivery), inArray(jobs.state, ['queued', 'running']));

const unlessCancelled = (then: SQL, otherwise: SQL): SQL =>
  sql`case when ${jobs.cancelRequested} then ${otherwise} else ${then} end`;

/**
 * Takes the job for this run. Undefined when there is nothing to do: it has ended, was delivered again, or its worker
 * died before it could obey a cancellation.
 */
export const claimJob = (database: Database, delivery: Delivery): Promise<JobRow | undefined> =>
  openUnattended(database, delivery.workspaceId, async (tx) => {
    // One statement: somebody may be waiting for what the job does.
    const [row] = await tx
      .update(jobs)
      .set({
        state: unlessCancelled(sql`'running'`, sql`'cancelled'`),
        claim: unlessCancelled(sql`${jobs.claim} + 1`, sql`${jobs.claim}`),
        attempt: unlessCancelled(sql`${jobs.attempt} + 1`, sql`${jobs.attempt}`),
        startedAt: unlessCancelled(sql`coalesce(${jobs.startedAt}, now())`, sql`${jobs.startedAt}`),
        endedAt: unlessCancelled(sql`null`, sql`now()`),
        error: unlessCancelled(sql`null`, sql`${jobs.error}`),
        errorDetail: unlessCancelled(sql`null`, sql`${jobs.errorDetail}`),
        note: unlessCancelled(sql`${jobs.note}`, sql`null`),
      })
      .where(isOpen(delivery))
      .returning();
    if (row) await changed(tx, row);
    return row?.state === 'running' ? row : undefined;
  });

/** Workers died under it until no attempt was left: it joins the failed jobs that people see. */
export const buryJob = (database: Database, delivery: Delivery): Promise<void> =>
  openUnattended(database, delivery.workspaceId, async (tx) => {
    const [job] = await tx.select().from(jobs).where(isOpen(delivery)).for('update');
    if (!job) return;
    const end = job.cancelRequested
      ? { state: 'cancelled' as const }
      : { state: 'failed' as const, error: job.error ?? 'The worker stopped answering, on every attempt.' };
    await tx
      .update(jobs)
      .set({ ...end, endedAt: new Date(), note: null })
      .where(eq(jobs.id, job.id));
    await changed(tx, job);
  });

const isHeld = (row: JobRow) =>
  and(eq(jobs.id, row.id), eq(jobs.claim, row.claim), eq(jobs.state, 'running'));

/** Locks the job's row for the rest of the transaction and makes sure that it is still ours. */
export const holdClaim = async (tx: Tx, row: JobRow): Promise<void> => {
  const [held] = await tx
    .select({ cancelRequested: jobs.cancelRequested })
    .from(jobs)
    .where(isHeld(row))
    .for('update');
  if (!held) throw new ClaimLost();
  if (held.cancelRequested) throw new JobCancelled();
};

/** Changes the row while the claim still holds; true when it did. */
export const changeHeldJob = async (tx: Tx, row: JobRow, change: JobChange): Promise<boolean> => {
  const updated = await tx.update(jobs).set(change).where(isHeld(row)).returning({ id: jobs.id });
  if (updated.length > 0) await changed(tx, row);
  return updated.length > 0;
};
