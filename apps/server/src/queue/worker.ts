import { openUnattended } from '../access/open-unattended.ts';
import type { Context } from '../context.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { type Delivery, enqueue } from '../jobs/enqueue.ts';
import { cronQueue, DEAD_JOB_QUEUE, JOB_QUEUE } from '../jobs/queue-names.ts';
import { buryJob } from './job-row.ts';
import { runJob } from './run-job.ts';

const JOBS_AT_ONCE = 3;
const HEARTBEAT_SECONDS = 3;
/** New jobs are announced; this is for those that come back for another attempt. */
const POLL_SECONDS = 2;
const POLL_DEAD_SECONDS = 5;
const POLL_CRON_SECONDS = 30;

/** Takes jobs off the queue until it is stopped. */
export const startWorker = async (
  context: Context,
  definitions: JobDefinition[],
): Promise<{ stop: () => void }> => {
  const { boss } = context.queue;
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  const shutdown = new AbortController();
  await boss.work<Delivery>(
    JOB_QUEUE,
    {
      localConcurrency: JOBS_AT_ONCE,
      pollingIntervalSeconds: POLL_SECONDS,
      notifyPollingIntervalSeconds: POLL_SECONDS,
      heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
    },
    async ([job]) => {
      if (job) await runJob(context, byKind, job.data, { shutdown: shutdown.signal, lost: job.signal });
    },
  );
  await boss.work<Delivery>(DEAD_JOB_QUEUE, { pollingIntervalSeconds: POLL_DEAD_SECONDS }, async ([job]) => {
    if (job) await buryJob(context.database, job.data);
  });
  for (const definition of definitions) {
    if (!definition.cron) continue;
    await boss.work(cronQueue(definition.kind), { pollingIntervalSeconds: POLL_CRON_SECONDS }, async () => {
      await openUnattended(context.database, null, (tx) =>
        enqueue(boss, tx, definition, { workspaceId: null, accountId: null, input: {} }),
      );
    });
  }
  return { stop: () => shutdown.abort(new Error('This worker is shutting down.')) };
};
