import { openUnattended } from '../access/open-unattended.ts';
import type { Context } from '../context.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import type { Delivery } from '../jobs/delivery.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { LANES } from '../jobs/lanes.ts';
import { cronQueue, DEAD_JOB_QUEUE, laneQueue } from '../jobs/queue-names.ts';
import { bury } from './give-up.ts';
import { forTheQueue } from './job-error.ts';
import { HEARTBEAT_SECONDS, WORKERS } from './lane-workers.ts';
import { runJob } from './run-job.ts';
import { createStarter } from './start-here.ts';

/** New jobs are announced; this is for those that come back for another attempt. */
const POLL_SECONDS = 2;
const POLL_DEAD_SECONDS = 5;
const POLL_CRON_SECONDS = 30;

/** Takes jobs off the queues until it is stopped. */
export const startWorker = async (
  context: Context,
  definitions: JobDefinition[],
): Promise<{ stop: () => Promise<void> }> => {
  const { queue } = context;
  const { boss } = queue;
  const byKind = new Map(definitions.map((definition) => [definition.kind, definition]));
  const shutdown = new AbortController();
  for (const lane of LANES) {
    await boss.work<Delivery>(
      laneQueue(lane),
      {
        localConcurrency: WORKERS[lane],
        pollingIntervalSeconds: POLL_SECONDS,
        notifyPollingIntervalSeconds: POLL_SECONDS,
        heartbeatRefreshSeconds: HEARTBEAT_SECONDS,
      },
      async ([job]) => {
        if (!job) return;
        const signals = { shutdown: shutdown.signal, lost: job.signal };
        await forTheQueue(() => runJob(context, byKind, job.data, null, signals));
      },
    );
  }
  await boss.work<Delivery>(DEAD_JOB_QUEUE, { pollingIntervalSeconds: POLL_DEAD_SECONDS }, async ([job]) => {
    if (job) await forTheQueue(() => bury(context, byKind, job.data));
  });
  for (const definition of definitions) {
    if (!definition.cron) continue;
    await boss.work(cronQueue(definition.kind), { pollingIntervalSeconds: POLL_CRON_SECONDS }, async () => {
      await forTheQueue(() =>
        openUnattended(context.database, null, (tx) =>
          enqueue(queue, tx, definition, { workspaceId: null, accountId: null, input: {} }),
        ),
      );
    });
  }
  return openStarter(context, byKind, shutdown);
};

/** From now on this node starts what it queues in lane `now`, of these kinds; until it is stopped. */
const openStarter = (
  context: Context,
  byKind: ReadonlyMap<string, JobDefinition>,
  shutdown: AbortController,
): { stop: () => Promise<void> } => {
  const { signal } = shutdown;
  const starter = createStarter(
    context,
    {
      isForMe: (kind) => byKind.has(kind),
      run: ({ delivery, claimed }, settle) =>
        runJob(context, byKind, delivery, claimed, { shutdown: signal }, settle),
    },
    signal,
  );
  context.queue.starter = starter;
  return {
    stop: async () => {
      shutdown.abort(new Error('This worker is shutting down.'));
      await starter.finish();
    },
  };
};

/** A node that only serves takes nothing off the queues, but starts what somebody waits for at it. */
export const startServing = (
  context: Context,
  definitions: JobDefinition[],
): { stop: () => Promise<void> } => {
  const here = definitions.filter(({ startsWhereQueued }) => startsWhereQueued);
  return openStarter(context, new Map(here.map((one) => [one.kind, one])), new AbortController());
};
