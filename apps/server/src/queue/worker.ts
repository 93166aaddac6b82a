import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { jobs } from '../db/schema/jobs.ts';
import { publish } from '../events/publish.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { type Delivery, enqueue } from '../jobs/enqueue.ts';
import { cronQueue, DEAD_JOB_QUEUE, JOB_QUEUE } from '../jobs/queue-names.ts';
import { inJobScope } from './job-row.ts';
import { runJob } from './run-job.ts';

const JOBS_AT_ONCE = 3;

/** Workers died under it until no attempt was left: it joins the failed jobs that people see. */
const buryDeadJob = (context: Context, { jobId, workspaceId }: Delivery): Promise<void> =>
  inJobScope(context.database, workspaceId, async (tx) => {
    await tx
      .update(jobs)
      .set({ state: 'failed', endedAt: new Date(), error: 'The worker stopped answering, on every attempt.' })
      .where(and(eq(jobs.id, jobId), inArray(jobs.state, ['queued', 'running'])));
    await publish(tx, { workspaceId, subject: 'jobs', id: jobId });
  });

/** Takes jobs off the queue until it is stopped. */
export const startWorker = async (context: Context, definitions: JobDefinition[]): Promise<{ stop: () => void }> => {
  const { boss } = context.queue;
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  const shutdown = new AbortController();
  await boss.work<Delivery>(
    JOB_QUEUE,
    { localConcurrency: JOBS_AT_ONCE, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5, heartbeatRefreshSeconds: 3 },
    async ([job]) => {
      if (job) await runJob(context, byKind, job.data, AbortSignal.any([shutdown.signal, job.signal]));
    },
  );
  await boss.work<Delivery>(DEAD_JOB_QUEUE, { pollingIntervalSeconds: 10 }, async ([job]) => {
    if (job) await buryDeadJob(context, job.data);
  });
  for (const definition of definitions) {
    if (!definition.cron) continue;
    await boss.work(cronQueue(definition.kind), { pollingIntervalSeconds: 30 }, async () => {
      await context.database.asInstallation((tx) => enqueue(boss, tx, definition, { workspaceId: null, accountId: null, input: {} }));
    });
  }
  return { stop: () => shutdown.abort(new Error('This worker is shutting down.')) };
};
