import type * as z from 'zod';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { JobDefinition } from './define-job.ts';
import { send, takePlace } from './deliver.ts';
import type { JobQueue } from './job-queue.ts';

/** As `claimJob` writes it. Who starts the job in the moment of the commit need not claim it once more. */
const claimedHere = () => ({ state: 'running' as const, claim: 1, attempt: 1, startedAt: new Date() });

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
  const { kind, lane, maxAttempts, isInternal = false } = definition;
  const place = takePlace(queue, tx, { kind, lane, workspaceId });
  const [row] = await tx
    .insert(jobs)
    .values({
      workspaceId,
      createdBy: accountId,
      kind,
      lane,
      isInternal,
      input,
      maxAttempts,
      delivery: 1,
      ...(place ? claimedHere() : {}),
    })
    .returning();
  if (!row) throw new Error('The job was not written.');
  await send(queue, tx, row, { retries: maxAttempts - 1, place, claimed: place ? row : null });
  if (!isInternal) await publish(tx, { workspaceId, subject: 'jobs', id: row.id });
  return row.id;
};
