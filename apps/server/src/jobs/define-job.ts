import type * as z from 'zod';
import type { Context } from '../context.ts';
import type { Tx } from '../db/database.ts';
import type { Lane } from './lanes.ts';

/** What a running job is given. Every call fails once the job was cancelled or given to another worker. */
export type JobRun<Input> = {
  services: Context;
  jobId: string;
  workspaceId: string | null;
  input: Input;
  /** How often it was taken by a worker, this time included: more than once when one failed, died or was stopped. */
  claim: number;
  /** What an earlier attempt saved, or null. */
  checkpoint: unknown;
  /** Aborted on cancellation, on shutdown, and when another worker took over. */
  signal: AbortSignal;
  /**
   * A transaction in the job's workspace (or as the installation) that commits only while this run still holds the
   * job: what a run that was taken for dead still writes is refused.
   */
  transaction: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** The same for a transaction that the job opened itself; also once it was asked to stop, to write down how far it came. */
  hold: (tx: Tx) => Promise<void>;
  /**
   * Ends the job as done, with its delivery, in the transaction of its last work: there is no moment in which the work
   * is kept and the job still open, and one commit instead of three. Nothing is written by the run after it.
   */
  end: (tx: Tx) => Promise<void>;
  /** Tells how far it is, inside the transaction of the work it reports. */
  progress: (
    tx: Tx,
    step: { done: number; total?: number; note?: string; checkpoint?: unknown },
  ) => Promise<void>;
};

export type JobOutcome = { fileId?: string };

/** A job that ended without having been done, in the transaction that ends it. */
export type GivenUpJob<Input> = {
  services: Context;
  tx: Tx;
  jobId: string;
  workspaceId: string | null;
  input: Input;
  how: 'failed' | 'cancelled';
};

export type JobDefinition<Schema extends z.ZodType = z.ZodType> = {
  kind: string;
  lane: Lane;
  input: Schema;
  maxAttempts: number;
  /** Cron expressions are in UTC. The job then belongs to the installation and takes no input. */
  cron?: string;
  /** Part of something that is shown elsewhere: on no list of jobs, and its row goes when it is done. */
  isInternal?: true;
  /** In lane `now`: a node that only serves starts it too, in the moment it has queued it. */
  startsWhereQueued?: true;
  /** Ends what waits for the job when nobody tries any more: its workers died, failed, or never saw that it was stopped. */
  givenUp?: () => Promise<(job: GivenUpJob<z.infer<Schema>>) => Promise<void>>;
  /** Loaded when the first such job runs. */
  handler: () => Promise<(run: JobRun<z.infer<Schema>>) => Promise<JobOutcome>>;
};

export const defineJob = <Schema extends z.ZodType>(
  definition: JobDefinition<Schema>,
): JobDefinition<Schema> => definition;
