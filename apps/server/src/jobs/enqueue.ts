import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import type * as z from 'zod';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { JobDefinition } from './define-job.ts';
import { JOB_QUEUE } from './queue-names.ts';

export type Delivery = { jobId: string; workspaceId: string | null };

/** pg-boss writes its row in our transaction: the job is delivered if, and only if, the transaction commits. */
export const deliver = async (boss: PgBoss, tx: Tx, delivery: Delivery, maxAttempts: number): Promise<void> => {
  await boss.send(JOB_QUEUE, delivery, { retryLimit: maxAttempts - 1, db: fromDrizzle(tx, sql) });
};

/** Queues a job for a workspace, or for the installation when there is none. */
export const enqueue = async <Schema extends z.ZodType>(
  boss: PgBoss,
  tx: Tx,
  definition: JobDefinition<Schema>,
  { workspaceId, accountId, input }: { workspaceId: string | null; accountId: string | null; input: z.infer<Schema> },
): Promise<string> => {
  const [row] = await tx
    .insert(jobs)
    .values({ workspaceId, createdBy: accountId, kind: definition.kind, input, maxAttempts: definition.maxAttempts })
    .returning({ id: jobs.id });
  if (!row) throw new Error('The job was not written.');
  await deliver(boss, tx, { jobId: row.id, workspaceId }, definition.maxAttempts);
  await publish(tx, { workspaceId, subject: 'jobs', id: row.id });
  return row.id;
};
