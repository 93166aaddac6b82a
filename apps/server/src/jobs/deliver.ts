import { eq, sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { afterCommit, afterRollback, isWholeTransaction, type Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Delivery } from './delivery.ts';
import type { JobQueue } from './job-queue.ts';
import { laneQueue } from './queue-names.ts';
import type { Place } from './starter.ts';

/** What the queue must know of a job. */
export const DELIVERED = {
  id: jobs.id,
  workspaceId: jobs.workspaceId,
  lane: jobs.lane,
  delivery: jobs.delivery,
  attempt: jobs.attempt,
  maxAttempts: jobs.maxAttempts,
};
type Delivered = Pick<typeof jobs.$inferSelect, keyof typeof DELIVERED>;

/** Not due for this long: no worker is woken for what this node takes for itself in the same transaction. */
const NOT_DUE_SECONDS = 60;

/**
 * Marks the delivery as taken, the way pg-boss marks what a worker fetches, before anybody else can see it. Should
 * this node be killed, its heartbeat runs out like any worker's and pg-boss gives the job to another.
 */
const takeDelivery = (tx: Tx, queue: string, id: string) =>
  tx.execute(
    sql`update pgboss.job
        set state = 'active', start_after = now(), started_on = clock_timestamp(), heartbeat_on = clock_timestamp()
        where name = ${queue} and id = ${id}`,
  );

const takePlace = ({ starter }: JobQueue, tx: Tx, { lane }: Delivered): Place | null => {
  const place = lane === 'now' && isWholeTransaction(tx) ? (starter?.takePlace() ?? null) : null;
  if (place) afterRollback(tx, place.free);
  return place;
};

/**
 * pg-boss writes its row in our transaction: the job is delivered if, and only if, the transaction commits. What is
 * urgent starts on this node in that moment, if it has a place for it.
 */
export const send = async (queue: JobQueue, tx: Tx, job: Delivered): Promise<void> => {
  const delivery: Delivery = { jobId: job.id, workspaceId: job.workspaceId, delivery: job.delivery };
  const name = laneQueue(job.lane);
  const place = takePlace(queue, tx, job);
  const id = await queue.boss.send(name, delivery, {
    retryLimit: Math.max(0, job.maxAttempts - job.attempt - 1),
    db: fromDrizzle(tx, sql),
    ...(place ? { startAfter: NOT_DUE_SECONDS } : {}),
  });
  if (id === null) throw new Error('The queue did not take the job.');
  if (!place) return;
  await takeDelivery(tx, name, id);
  afterCommit(tx, () => place.start({ queue: name, id, delivery }));
};

/** Gives a job to the queue once more. */
export const deliver = async (queue: JobQueue, tx: Tx, jobId: string): Promise<void> => {
  const [job] = await tx
    .update(jobs)
    .set({ delivery: sql`${jobs.delivery} + 1` })
    .where(eq(jobs.id, jobId))
    .returning(DELIVERED);
  if (!job) throw new Error('There is no such job to deliver.');
  await send(queue, tx, job);
};
