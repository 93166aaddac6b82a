import { openUnattended } from '../access/open-unattended.ts';
import type { Context } from '../context.ts';
import type { JobDefinition, JobRun } from '../jobs/define-job.ts';
import { deliver } from '../jobs/deliver.ts';
import type { Delivery } from '../jobs/delivery.ts';
import { describeError } from './job-error.ts';
import {
  ClaimLost,
  changeHeldJob,
  claimJob,
  holdClaim,
  JobCancelled,
  type JobChange,
  type JobRow,
} from './job-row.ts';
import { watchClaim } from './watch-claim.ts';

type RunSignals = {
  /** This worker is being stopped. */
  shutdown: AbortSignal;
  /** The queue no longer counts the delivery as ours. */
  lost?: AbortSignal | undefined;
};

const runFor = (context: Context, row: JobRow, input: unknown, signal: AbortSignal): JobRun<unknown> => ({
  services: context,
  jobId: row.id,
  workspaceId: row.workspaceId,
  input,
  checkpoint: row.checkpoint,
  signal,
  transaction: (work) =>
    openUnattended(context.database, row.workspaceId, async (tx) => {
      signal.throwIfAborted();
      await holdClaim(tx, row);
      return work(tx);
    }),
  progress: async (tx, { done, total, note, checkpoint }) => {
    if (!(await changeHeldJob(tx, row, { done, total, note, checkpoint }))) throw new ClaimLost();
  },
});

/** A worker that shuts down did not fail: the job goes back as if this attempt had not been. */
const handBack = ({ database, queue }: Context, row: JobRow): Promise<void> =>
  openUnattended(database, row.workspaceId, async (tx) => {
    if (await changeHeldJob(tx, row, { state: 'queued', attempt: row.attempt - 1 }))
      await deliver(queue, tx, row.id);
  });

/**
 * Runs one delivery. The row decides: a job that ended is not run again, a run that lost its claim writes nothing
 * more. Returning settles the delivery; throwing asks for another attempt.
 */
export const runJob = async (
  context: Context,
  definitions: Map<string, JobDefinition>,
  delivery: Delivery,
  { shutdown, lost }: RunSignals,
): Promise<void> => {
  const row = await claimJob(context.database, delivery);
  if (!row) return;
  const log = context.log.child({ jobId: row.id, kind: row.kind, attempt: row.attempt });
  const abort = new AbortController();
  const stopWatching = watchClaim(context, row, abort);
  const end = (change: JobChange): Promise<boolean> =>
    openUnattended(context.database, row.workspaceId, (tx) => changeHeldJob(tx, row, change));
  try {
    const definition = definitions.get(row.kind);
    if (!definition) throw new Error(`There is no job of the kind '${row.kind}'.`);
    const handler = await definition.handler();
    const signal = AbortSignal.any([abort.signal, shutdown, ...(lost ? [lost] : [])]);
    const outcome = await handler(runFor(context, row, definition.input.parse(row.input), signal));
    await end({ state: 'succeeded', endedAt: new Date(), fileId: outcome.fileId ?? null, note: null });
    log.info('job succeeded');
  } catch (error) {
    const reason: unknown = abort.signal.aborted ? abort.signal.reason : error;
    if (reason instanceof JobCancelled) {
      await end({ state: 'cancelled', endedAt: new Date(), note: null });
      log.info('job cancelled');
    } else if (reason instanceof ClaimLost || (lost?.aborted && !shutdown.aborted)) {
      log.warn('job was given to another worker');
    } else if (shutdown.aborted) {
      await handBack(context, row);
      log.info('job handed back');
    } else if (row.attempt >= row.maxAttempts) {
      await end({ state: 'failed', endedAt: new Date(), ...describeError(error), note: null });
      log.error({ err: error }, 'job failed for good');
    } else {
      await end({ state: 'queued', ...describeError(error), note: null });
      log.warn({ err: error }, 'job failed, another attempt follows');
      throw error;
    }
  } finally {
    stopWatching();
  }
};
