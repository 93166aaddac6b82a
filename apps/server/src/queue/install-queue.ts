import { PgBoss } from 'pg-boss';
import { cronQueue, DEAD_JOB_QUEUE, JOB_QUEUE } from '../jobs/queue-names.ts';
import { JOB_DEFINITIONS } from './job-definitions.ts';


/** A worker that has not been heard of for this long is taken for dead, and its job given to another. */
const HEARTBEAT_SECONDS = 10;
const LONGEST_JOB_SECONDS = 12 * 60 * 60;

/** Creates or updates the queue's own tables, as the schema's owner. The application only reads and writes them. */
export const installQueue = async (ownerUrl: string): Promise<void> => {
  const boss = new PgBoss({ connectionString: ownerUrl, application_name: 'propguard-migrate', max: 2, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  try {
    const present = new Set((await boss.getQueues()).map((queue) => queue.name));
    if (!present.has(DEAD_JOB_QUEUE)) await boss.createQueue(DEAD_JOB_QUEUE);
    if (!present.has(JOB_QUEUE)) {
      await boss.createQueue(JOB_QUEUE, {
        deadLetter: DEAD_JOB_QUEUE,
        heartbeatSeconds: HEARTBEAT_SECONDS,
        expireInSeconds: LONGEST_JOB_SECONDS,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 300,
        notify: true,
      });
    }
    for (const { kind, cron } of JOB_DEFINITIONS) {
      if (!cron) continue;
      if (!present.has(cronQueue(kind))) await boss.createQueue(cronQueue(kind), { retryLimit: 3 });
      await boss.schedule(cronQueue(kind), cron);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
};
