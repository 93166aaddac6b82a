import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context.ts';
import type { HeldDelivery, Starter } from '../jobs/starter.ts';
import { describeError } from './job-error.ts';
import { HEARTBEAT_SECONDS, STARTED_HERE } from './lane-workers.ts';

const FINISH_WITHIN_MS = 5000;

type Runner = { isForMe: (kind: string) => boolean; run: (held: HeldDelivery) => Promise<void> };

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
  const release = (): void => {
    free += 1;
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
    try {
      await run(held);
      await boss.complete(queue, attempt);
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
        release();
        running.delete(work);
      });
    running.add(work);
  };

  return {
    takePlace: (kind) => {
      if (free === 0 || shutdown.aborted || !isForMe(kind)) return null;
      free -= 1;
      return { start, free: release };
    },
    finish: () =>
      Promise.race([Promise.all(running), pause(FINISH_WITHIN_MS, undefined, { ref: false })]).then(
        () => undefined,
      ),
  };
};
