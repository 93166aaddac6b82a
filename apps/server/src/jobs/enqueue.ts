import type * as z from 'zod';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { JobDefinition } from './define-job.ts';
import { DELIVERED, send } from './deliver.ts';
import type { JobQueue } from './job-queue.ts';

/** Queues a job for a workspace, or for the installation when there is none. */
export const enqueue = async <Schema extends z.ZodType>(
  queue: JobQueue,
  tx: Tx,
  definition: JobDefinition<Schema>,
  {
    workspaceId,
    accountId,
    input,
  }: { workspaceId: string | null; accountId: string | null; input: z.infer<Schema> },
): Promise<string> => {
  const { kind, lane, maxAttempts } = definition;
  const [row] = await tx
    .insert(jobs)
    .values({ workspaceId, createdBy: accountId, kind, lane, input, maxAttempts, delivery: 1 })
    .returning(DELIVERED);
  if (!row) throw new Error('The job was not written.');
  await send(queue, tx, row);
  await publish(tx, { workspaceId, subject: 'jobs', id: row.id });
  return row.id;
};
