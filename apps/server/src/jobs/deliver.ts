import { eq, sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { afterCommit, afterRollback, isWholeTransaction, type Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { Delivery } from './delivery.ts';
import type { JobQueue } from './job-queue.ts';
import { laneQueue } from './queue-names.ts';
import type { Place } from './starter.ts';

type JobRow = typeof jobs.$inferSelect;

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

/** Room for it to start on this node when the transaction commits. Let go of when the transaction is undone. */
export const takePlace = (
  { starter }: JobQueue,
  tx: Tx,
  { kind, lane, workspaceId }: Pick<JobRow, 'kind' | 'lane' | 'workspaceId'>,
): Place | null => {
  const isAtOnce = lane === 'now' && isWholeTransaction(tx);
  const place = (isAtOnce && starter?.takePlace(kind, workspaceId)) || null;
  if (place) afterRollback(tx, place.free);
  return place;
};

type How = {
  /** How often the queue delivers it again when its worker fails or dies. */
  retries: number;
  place: Place | null;
  claimed: JobRow | null;
};

/**
 * pg-boss writes its row in our transaction: the job is delivered if, and only if, the transaction commits. What is
 * urgent starts on this node in that moment, if it has a place for it.
 */
export const send = async (
  queue: JobQueue,
  tx: Tx,
  { id: jobId, workspaceId, lane, delivery: count }: Pick<JobRow, 'id' | 'workspaceId' | 'lane' | 'delivery'>,
  { retries, place, claimed }: How,
): Promise<void> => {
  const delivery: Delivery = { jobId, workspaceId, delivery: count };
  const name = laneQueue(lane);
  const id = await queue.boss.send(name, delivery, {
    retryLimit: Math.max(0, retries),
    db: fromDrizzle(tx, sql),
    ...(place ? { startAfter: NOT_DUE_SECONDS } : {}),
  });
  if (id === null) throw new Error('The queue did not take the job.');
  if (!place) return;
  await takeDelivery(tx, name, id);
  afterCommit(tx, () => place.start({ queue: name, id, delivery, claimed }));
};

/** Gives a job to the queue once more. */
export const deliver = async (queue: JobQueue, tx: Tx, jobId: string): Promise<void> => {
  const [job] = await tx
    .update(jobs)
    .set({ delivery: sql`${jobs.delivery} + 1` })
    .where(eq(jobs.id, jobId))
    .returning();
  if (!job) throw new Error('There is no such job to deliver.');
  const retries = job.maxAttempts - job.attempt - 1;
  await send(queue, tx, job, { retries, place: takePlace(queue, tx, job), claimed: null });
};
