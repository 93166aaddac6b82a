import { eq, sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { JobDefinition } from './define-job.ts';
import { JOB_QUEUE } from './queue-names.ts';

/** What travels through the queue. Only the newest delivery of a job counts. */
export type Delivery = { jobId: string; workspaceId: string | null; delivery: number };

/** pg-boss writes its row in our transaction: the job is delivered if, and only if, the transaction commits. */
export const deliver = async (boss: PgBoss, tx: Tx, jobId: string): Promise<void> => {
  const [job] = await tx
    .update(jobs)
    .set({ delivery: sql`${jobs.delivery} + 1` })
    .where(eq(jobs.id, jobId))
    .returning({
      workspaceId: jobs.workspaceId,
      delivery: jobs.delivery,
      attempt: jobs.attempt,
      maxAttempts: jobs.maxAttempts,
    });
  if (!job) throw new Error('There is no such job to deliver.');
  const delivery: Delivery = { jobId, workspaceId: job.workspaceId, delivery: job.delivery };
  const retryLimit = Math.max(0, job.maxAttempts - job.attempt - 1);
  const sent = await boss.send(JOB_QUEUE, delivery, { retryLimit, db: fromDrizzle(tx, sql) });
  if (sent === null) throw new Error('The queue did not take the job.');
};

/** Queues a job for a workspace, or for the installation when there is none. */
export const enqueue = async <Schema extends z.ZodType>(
  boss: PgBoss,
  tx: Tx,
  definition: JobDefinition<Schema>,
  {
    workspaceId,
    accountId,
    input,
  }: { workspaceId: string | null; accountId: string | null; input: z.infer<Schema> },
): Promise<string> => {
  const [row] = await tx
    .insert(jobs)
    .values({
      workspaceId,
      createdBy: accountId,
      kind: definition.kind,
      input,
      maxAttempts: definition.maxAttempts,
    })
    .returning({ id: jobs.id });
  if (!row) throw new Error('The job was not written.');
  await deliver(boss, tx, row.id);
  await publish(tx, { workspaceId, subject: 'jobs', id: row.id });
  return row.id;
};
