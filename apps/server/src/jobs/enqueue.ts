import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { builtOnce } from '../db/built-once.ts';
import type { Tx } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import { together } from '../db/together.ts';
import { publish } from '../events/publish.ts';
import type { JobDefinition } from './define-job.ts';
import { send, takePlace } from './deliver.ts';
import type { JobQueue } from './job-queue.ts';

/** As `claimJob` writes it. Who starts the job in the moment of the commit need not claim it once more. */
const claimedHere = () => ({ state: 'running' as const, claim: 1, attempt: 1, startedAt: new Date() });

const insertJob = builtOnce((statements, job: typeof jobs.$inferInsert) =>
  statements.insert(jobs).values(job).returning(),
);

/** Queues a job for a workspace, or for the installation when there is none. */
export const enqueue = async <Schema extends z.ZodType>(
  queue: JobQueue,
  tx: Tx,
  definition: JobDefinition<Schema>,
  {
    id = randomUUID(),
    workspaceId,
    accountId,
    input,
  }: {
    id?: string | undefined;
    workspaceId: string | null;
    accountId: string | null;
    input: z.infer<Schema>;
  },
): Promise<string> => {
  const { kind, lane, maxAttempts, isInternal = false } = definition;
  const place = takePlace(queue, tx, { kind, lane, workspaceId });
  const written = insertJob(tx, {
    id,
    workspaceId,
    createdBy: accountId,
    kind,
    lane,
    isInternal,
    input,
    maxAttempts,
    delivery: 1,
    ...(place ? claimedHere() : {}),
  }).then(([row]) => row ?? null);
  const job = { id, workspaceId, lane, delivery: 1 };
  const claimed = place ? written : Promise.resolve(null);
  const [row] = await together(written, send(queue, tx, job, { retries: maxAttempts - 1, place, claimed }));
  if (!row) throw new Error('The job was not written.');
  if (!isInternal) await publish(tx, { workspaceId, subject: 'jobs', id });
  return id;
};
