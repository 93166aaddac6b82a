import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../db/built-once.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { Delivery } from '../jobs/delivery.ts';
import { ClaimLost } from '../jobs/run-ended.ts';

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

type Told = Pick<JobRow, 'id' | 'workspaceId' | 'isInternal'>;
const changed = async (tx: Tx, { id, workspaceId, isInternal }: Told): Promise<void> => {
  if (!isInternal) await publish(tx, { workspaceId, subject: 'jobs', id });
};

/** Of a delivery that is still good: of a job that has not ended, and not an older delivery of it. */
const isOpen = ({ jobId, delivery }: Delivery) =>
  and(eq(jobs.id, jobId), eq(jobs.delivery, delivery), inArray(jobs.state, ['queued', 'running']));

const unlessCancelled = (then: SQL, otherwise: SQL): SQL =>
  sql`case when ${jobs.cancelRequested} then ${otherwise} else ${then} end`;

/**
 * Takes the job for this run. One whose worker died before it could obey a cancellation is ended instead. Undefined
 * when there is nothing to do: it has ended, or was delivered again.
 */
export const claimJob = async (tx: Tx, delivery: Delivery): Promise<JobRow | undefined> => {
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
  if (row?.state === 'cancelled') await forgetInternal(tx, row);
  return row;
};

/** What is shown elsewhere leaves nothing behind. */
const forgetInternal = async (tx: Tx, { id, isInternal }: Told): Promise<void> => {
  if (isInternal) await tx.delete(jobs).where(eq(jobs.id, id));
};

/** Workers died under it until no attempt was left: it joins the failed jobs that people see. */
export const buryJob = async (tx: Tx, delivery: Delivery): Promise<JobRow | undefined> => {
  const [job] = await tx.select().from(jobs).where(isOpen(delivery)).for('update');
  if (!job) return undefined;
  const end = job.cancelRequested
    ? { state: 'cancelled' as const }
    : { state: 'failed' as const, error: job.error ?? 'The worker stopped answering on every attempt.' };
  const [buried] = await tx
    .update(jobs)
    .set({ ...end, endedAt: new Date(), note: null })
    .where(eq(jobs.id, job.id))
    .returning();
  await changed(tx, job);
  await forgetInternal(tx, job);
  return buried;
};

type Claim = Pick<JobRow, 'id' | 'claim'>;
const isHeld = ({ id, claim }: Claim) =>
  and(eq(jobs.id, id), eq(jobs.claim, claim), eq(jobs.state, 'running'));

const lockHeld = builtOnce((statements, claim: Claim) =>
  statements.select({ cancelRequested: jobs.cancelRequested }).from(jobs).where(isHeld(claim)).for('update'),
);
const deleteHeld = builtOnce((statements, claim: Claim) =>
  statements.delete(jobs).where(isHeld(claim)).returning({ id: jobs.id }),
);

/** Locks the job's row for the rest of the transaction and makes sure that it is still ours. */
export const holdClaim = async (tx: Tx, { id, claim }: JobRow): Promise<{ cancelRequested: boolean }> => {
  const [held] = await lockHeld(tx, { id, claim });
  if (!held) throw new ClaimLost();
  return held;
};

/** Changes the row while the claim still holds; true when it did. */
export const changeHeldJob = async (tx: Tx, row: JobRow, change: JobChange): Promise<boolean> => {
  const updated = await tx.update(jobs).set(change).where(isHeld(row)).returning({ id: jobs.id });
  if (updated.length > 0) await changed(tx, row);
  return updated.length > 0;
};

/** The same for its end, after which an internal job is gone. */
export const endHeldJob = async (tx: Tx, row: JobRow, change: JobChange): Promise<boolean> => {
  if (!row.isInternal) return changeHeldJob(tx, row, change);
  return (await deleteHeld(tx, { id: row.id, claim: row.claim })).length > 0;
};
