import { PgBoss, type Queue } from 'pg-boss';
import { cronQueue, DEAD_JOB_QUEUE, JOB_QUEUES } from '../jobs/queue-names.ts';
import { JOB_DEFINITIONS } from './job-definitions.ts';

type QueueSettings = Omit<Queue, 'name'>;

const DAY_SECONDS = 24 * 60 * 60;

/** The job's own row is what people see; a delivery that was settled is only history. */
const SETTLED = { deleteAfterSeconds: DAY_SECONDS };

const JOBS: QueueSettings = {
  ...SETTLED,
  deadLetter: DEAD_JOB_QUEUE,
  // A worker that has not been heard of for this long is taken for dead, and its job given to another.
  heartbeatSeconds: 10,
  expireInSeconds: DAY_SECONDS / 2,
  retentionSeconds: 365 * DAY_SECONDS,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  notify: true,
};
const DEAD_JOBS: QueueSettings = { ...SETTLED, retryLimit: 100, retryBackoff: true, retryDelayMax: 300 };
const CRON: QueueSettings = { ...SETTLED, retryLimit: 3, notify: true };

/** Creates or updates the queue's own tables, as the schema's owner. The application only reads and writes them. */
export const installQueue = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'propguard-migrate',
    max: 2,
    supervise: false,
    schedule: false,
  });
  // What fails here also rejects; a connection that is lost while idle says so by itself.
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const present = new Set((await boss.getQueues()).map((queue) => queue.name));
    const ensure = (name: string, options: QueueSettings): Promise<void> =>
      present.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options);
    await ensure(DEAD_JOB_QUEUE, DEAD_JOBS);
    for (const queue of JOB_QUEUES) await ensure(queue, JOBS);
    for (const { kind, cron } of JOB_DEFINITIONS) {
      if (!cron) continue;
      await ensure(cronQueue(kind), CRON);
      await boss.schedule(cronQueue(kind), cron);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};
