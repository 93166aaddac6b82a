import { openUnattended } from '../access/open-unattended.ts';
import type { Context } from '../context.ts';
import { afterCommit, type Tx } from '../db/database.ts';
import { together } from '../db/together.ts';
import type { JobDefinition, JobRun } from '../jobs/define-job.ts';
import { deliver } from '../jobs/deliver.ts';
import type { Delivery } from '../jobs/delivery.ts';
import { ClaimLost, JobCancelled } from '../jobs/run-ended.ts';
import { unattended } from '../measuring/under-way.ts';
import { giveUp, takeJob } from './give-up.ts';
import { describeError } from './job-error.ts';
import { changeHeldJob, endHeldJob, holdClaim, type JobChange, type JobRow } from './job-row.ts';
import { watchClaim } from './watch-claim.ts';

type RunSignals = {
  /** This worker is being stopped. */
  shutdown: AbortSignal;
  /** The queue no longer counts the delivery as ours. */
  lost?: AbortSignal | undefined;
};

/** Tells the queue that its delivery is done, in the transaction that ends the job. */
export type Settle = (tx: Tx) => Promise<void>;

type Definitions = ReadonlyMap<string, JobDefinition>;
/** Of this run: the job as it was claimed in the transaction that queued it. */
type Claimed = JobRow | null;

const runFor = (
  context: Context,
  row: JobRow,
  input: unknown,
  signal: AbortSignal,
  end: (tx: Tx) => Promise<void>,
): JobRun<unknown> => ({
  services: context,
  jobId: row.id,
  claim: row.claim,
  workspaceId: row.workspaceId,
  input,
  checkpoint: row.checkpoint,
  signal,
  transaction: (work) =>
    openUnattended(context.database, row.workspaceId, async (tx) => {
      signal.throwIfAborted();
      if ((await holdClaim(tx, row)).cancelRequested) throw new JobCancelled();
      return work(tx);
    }),
  hold: async (tx) => void (await holdClaim(tx, row)),
  end,
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
  definitions: Definitions,
  delivery: Delivery,
  claimed: Claimed,
  { shutdown, lost }: RunSignals,
  settle?: Settle,
): Promise<void> => {
  const row = claimed ?? (await takeJob(context, definitions, delivery));
  if (!row) return;
  const definition = definitions.get(row.kind);
  const log = context.log.child({ jobId: row.id, kind: row.kind, attempt: row.attempt });
  const abort = new AbortController();
  const startedAt = performance.now();
  const stopWatching = watchClaim(context, row, abort, shutdown);
  const inItsWorkspace = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    openUnattended(context.database, row.workspaceId, work);
  const endUndone = (how: 'failed' | 'cancelled', change: JobChange): Promise<void> =>
    inItsWorkspace(async (tx) => {
      const isEnded = await endHeldJob(tx, row, { ...change, state: how, endedAt: new Date(), note: null });
      if (isEnded) await giveUp(context, definition, tx, row, how);
    });
  try {
    if (!definition) throw new Error(`There is no job of the kind '${row.kind}'.`);
    const handler = await definition.handler();
    const signal = AbortSignal.any([abort.signal, shutdown, ...(lost ? [lost] : [])]);
    let isEnded = false;
    const end = async (tx: Tx, fileId: string | null = null): Promise<void> => {
      const succeeded = { state: 'succeeded' as const, endedAt: new Date(), note: null, fileId };
      const [isHeld] = await together(endHeldJob(tx, row, succeeded), settle?.(tx) ?? Promise.resolve());
      if (!isHeld) throw new ClaimLost();
      afterCommit(tx, () => {
        isEnded = true;
      });
    };
    const run = runFor(context, row, definition.input.parse(row.input), signal, (tx) => end(tx));
    const facts = { 'propguard.job.id': row.id, 'propguard.job.attempt': row.attempt };
    const outcome = await unattended(context.telemetry, `job ${row.kind}`, facts, () => handler(run));
    if (!isEnded) await inItsWorkspace((tx) => end(tx, outcome.fileId));
    log[row.isInternal ? 'debug' : 'info']('job succeeded');
  } catch (error) {
    const reason: unknown = abort.signal.aborted ? abort.signal.reason : error;
    if (reason instanceof JobCancelled) {
      await endUndone('cancelled', {});
      log.info('job cancelled');
    } else if (reason instanceof ClaimLost || (lost?.aborted && !shutdown.aborted)) {
      log.warn('job was given to another worker');
    } else if (shutdown.aborted) {
      await handBack(context, row);
      log.info('job handed back');
    } else if (row.attempt >= row.maxAttempts) {
      await endUndone('failed', describeError(error));
      log.error({ err: error }, 'job failed for good');
    } else {
      await inItsWorkspace((tx) =>
        changeHeldJob(tx, row, { state: 'queued', ...describeError(error), note: null }),
      );
      log.warn({ err: error }, 'job failed, another attempt follows');
      throw error;
    }
  } finally {
    context.slowWork.job(row.kind, performance.now() - startedAt);
    stopWatching();
  }
};
