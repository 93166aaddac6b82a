import { eq, sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { afterCommit, afterRollback, isWholeTransaction, type Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { together } from '../db/together.ts';
import type { Delivery } from './delivery.ts';
import type { JobQueue } from './job-queue.ts';
import { laneQueue } from './queue-names.ts';
import type { Place } from './starter.ts';

type JobRow = typeof jobs.$inferSelect;

/**
 * Writes a delivery as pg-boss does, and takes it as its workers do, in one: nobody else sees it in between. Should this
 * node be killed, its heartbeat runs out like any worker's and pg-boss gives the job to another.
 */
const sendTaken = async (tx: Tx, queue: string, delivery: Delivery, retries: number): Promise<string> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into pgboss.job (name, data, state, start_after, started_on, heartbeat_on, expire_seconds, deletion_seconds,
      keep_until, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select q.name, ${JSON.stringify(delivery)}::jsonb, 'active', now(), clock_timestamp(), clock_timestamp(),
      q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1s', ${retries}::int, q.retry_delay,
      coalesce(q.retry_backoff, false), q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
    from pgboss.queue q where q.name = ${queue} returning id`);
  const [taken] = rows;
  if (!taken) throw new Error('The queue did not take the job.');
  return taken.id;
};

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
  /** What the same transaction writes of it. */
  claimed: Promise<JobRow | null>;
};

/**
 * pg-boss writes its row in our transaction: the job is delivered if, and only if, the transaction commits. What is
 * urgent starts on this node in that moment, if it has a place for it.
 */
export const send = async (
  queue: JobQueue,
  tx: Tx,
  { id: jobId, workspaceId, lane, delivery: count }: Pick<JobRow, 'id' | 'workspaceId' | 'lane' | 'delivery'>,
  { retries, place, claimed: claiming }: How,
): Promise<void> => {
  const delivery: Delivery = { jobId, workspaceId, delivery: count };
  const name = laneQueue(lane);
  const retryLimit = Math.max(0, retries);
  if (place) {
    const [id, claimed] = await together(sendTaken(tx, name, delivery, retryLimit), claiming);
    afterCommit(tx, () => place.start({ queue: name, id, delivery, claimed }));
    return;
  }
  const id = await queue.boss.send(name, delivery, { retryLimit, db: fromDrizzle(tx, sql) });
  if (id === null) throw new Error('The queue did not take the job.');
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
  await send(queue, tx, job, { retries, place: takePlace(queue, tx, job), claimed: Promise.resolve(null) });
};
