import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import type { Context } from '../context.ts';
import { afterCommit } from '../db/database.ts';
import type { HeldDelivery, Starter } from '../jobs/starter.ts';
import { describeError } from './job-error.ts';
import { HEARTBEAT_SECONDS, STARTED_HERE, STARTED_HERE_PER_WORKSPACE } from './lane-workers.ts';
import type { Settle } from './run-job.ts';

const FINISH_WITHIN_MS = 5000;

type Runner = {
  isForMe: (kind: string) => boolean;
  run: (held: HeldDelivery, settle: Settle) => Promise<void>;
};

/**
 * Runs what this node queued and took in the same transaction. To pg-boss it is a worker like any other: it says that
 * it lives, and settles the delivery. That it was taken for dead it sees at the job's row.
 */
export const createStarter = (
  { queue: { boss }, log }: Pick<Context, 'queue' | 'log'>,
  { isForMe, run }: Runner,
  shutdown: AbortSignal,
): Starter & { finish: () => Promise<void> } => {
  let free = STARTED_HERE;
  const running = new Set<Promise<void>>();
  const taken = new Map<string | null, number>();
  const release = (workspaceId: string | null): void => {
    free += 1;
    const left = (taken.get(workspaceId) ?? 0) - 1;
    if (left > 0) taken.set(workspaceId, left);
    else taken.delete(workspaceId);
  };

  const runHeld = async (held: HeldDelivery): Promise<void> => {
    const { queue, id, delivery } = held;
    // An attempt that pg-boss has given up is not ours to keep alive or settle.
    const attempt = { id, retryCount: 0 };
    const heart = setInterval(() => {
      boss
        .touch(queue, attempt)
        .catch((error: unknown) => log.warn({ err: error, jobId: delivery.jobId }, 'heartbeat failed'));
    }, HEARTBEAT_SECONDS * 1000);
    let isSettled = false;
    const settle: Settle = async (tx) => {
      await boss.complete(queue, attempt, null, { db: fromDrizzle(tx, sql) });
      afterCommit(tx, () => {
        isSettled = true;
      });
    };
    try {
      await run(held, settle);
      if (!isSettled) await boss.complete(queue, attempt);
    } catch (error) {
      await boss.fail(queue, attempt, { message: describeError(error).error });
    } finally {
      clearInterval(heart);
    }
  };

  const start = (held: HeldDelivery): void => {
    const work = runHeld(held)
      // Its heartbeat has ended: the queue gives the job to somebody else.
      .catch((error: unknown) => log.error({ err: error, jobId: held.delivery.jobId }, 'queue error'))
      .finally(() => {
        release(held.delivery.workspaceId);
        running.delete(work);
      });
    running.add(work);
  };

  return {
    takePlace: (kind, workspaceId) => {
      const held = taken.get(workspaceId) ?? 0;
      const leavesOthers = held < STARTED_HERE_PER_WORKSPACE || free > STARTED_HERE / 2;
      if (free === 0 || !leavesOthers || shutdown.aborted || !isForMe(kind)) return null;
      free -= 1;
      taken.set(workspaceId, held + 1);
      return { start, free: () => release(workspaceId) };
    },
    finish: () =>
      Promise.race([Promise.all(running), pause(FINISH_WITHIN_MS, undefined, { ref: false })]).then(
        () => undefined,
      ),
  };
};
