import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { JobDefinition, JobRun } from '../jobs/define-job.ts';
import { type Delivery, deliver } from '../jobs/enqueue.ts';
import { ClaimLost, changeHeldJob, claimJob, holdClaim, inJobScope, JobCancelled, type JobRow } from './job-row.ts';

const CANCEL_CHECK_MS = 1000;

/** Aborts when someone asks the job to stop, even while it is busy with something long. */
const watchForCancel = (context: Context, row: JobRow, abort: AbortController): (() => void) => {
  const timer = setInterval(() => {
    inJobScope(context.database, row.workspaceId, async (tx) => {
      const [now] = await tx.select({ claim: jobs.claim, cancel: jobs.cancelRequested }).from(jobs).where(eq(jobs.id, row.id));
      if (now?.claim !== row.claim) abort.abort(new ClaimLost());
      else if (now.cancel) abort.abort(new JobCancelled());
    }).catch((error: unknown) => context.log.warn({ err: error, jobId: row.id }, 'could not look whether a job was cancelled'));
  }, CANCEL_CHECK_MS);
  return () => clearInterval(timer);
};

const runFor = (context: Context, row: JobRow, input: unknown, signal: AbortSignal): JobRun<unknown> => ({
  services: context,
  jobId: row.id,
  workspaceId: row.workspaceId,
  input,
  checkpoint: row.checkpoint,
  signal,
  transaction: (work) =>
    inJobScope(context.database, row.workspaceId, async (tx) => {
      signal.throwIfAborted();
      await holdClaim(tx, row);
      return work(tx);
    }),
  progress: async (tx, { done, total, note, checkpoint }) => {
    if (!(await changeHeldJob(tx, row, { done, total, note, checkpoint }))) throw new ClaimLost();
  },
});

/** A worker that shuts down did not fail: the job goes back as if this attempt had not been. */
const handBack = (context: Context, row: JobRow): Promise<void> =>
  inJobScope(context.database, row.workspaceId, async (tx) => {
    if (!(await changeHeldJob(tx, row, { state: 'queued', attempt: row.attempt - 1 }))) return;
    await deliver(context.queue.boss, tx, { jobId: row.id, workspaceId: row.workspaceId }, row.maxAttempts);
  });

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * Runs one delivery. The row decides: a job that ended is not run again, a run that lost its claim writes nothing
 * more. Returning settles the delivery; throwing asks for another attempt.
 */
export const runJob = async (
  context: Context,
  definitions: Map<string, JobDefinition>,
  delivery: Delivery,
  shutdown: AbortSignal,
): Promise<void> => {
  const row = await claimJob(context.database, delivery);
  if (!row) return;
  const abort = new AbortController();
  const signal = AbortSignal.any([abort.signal, shutdown]);
  const stopWatching = watchForCancel(context, row, abort);
  const end = (change: Parameters<typeof changeHeldJob>[2]): Promise<boolean> =>
    inJobScope(context.database, row.workspaceId, (tx) => changeHeldJob(tx, row, change));
  const log = context.log.child({ jobId: row.id, kind: row.kind, attempt: row.attempt });
  try {
    const definition = definitions.get(row.kind);
    if (!definition) throw new Error(`There is no job of the kind '${row.kind}'.`);
    const handler = await definition.handler();
    const outcome = await handler(runFor(context, row, definition.input.parse(row.input), signal));
    await end({ state: 'succeeded', endedAt: new Date(), fileId: outcome.fileId ?? null, note: null });
    log.info('job succeeded');
  } catch (error) {
    const reason: unknown = abort.signal.aborted ? abort.signal.reason : error;
    if (reason instanceof ClaimLost) {
      log.warn('job was taken over by another worker');
      return;
    }
    if (reason instanceof JobCancelled) {
      await end({ state: 'cancelled', endedAt: new Date(), note: null });
      return;
    }
    if (shutdown.aborted) {
      await handBack(context, row);
      return;
    }
    const isLast = row.attempt >= row.maxAttempts;
    log.error({ err: error, isLast }, 'job failed');
    await end(isLast ? { state: 'failed', endedAt: new Date(), error: messageOf(error) } : { state: 'queued', error: messageOf(error) });
    if (!isLast) throw error;
  } finally {
    stopWatching();
  }
};
