import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobQueue } from '../jobs/job-queue.ts';

/** Delivery: pg-boss on the same PostgreSQL, as the restricted role. */
export type Queue = JobQueue & { stop: () => Promise<void> };

const DRAIN_MS = 10_000;

export const openQueue = async (
  appUrl: string,
  { works, log }: { works: boolean; log: Logger },
): Promise<Queue> => {
  const boss = new PgBoss({
    connectionString: appUrl,
    application_name: 'propguard-queue',
    max: works ? 6 : 2,
    migrate: false,
    createSchema: false,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 5,
    // Both need the owner's rights, and neither is worth them at our size.
    reindex: false,
    monitorVacuum: false,
    useListenNotify: works,
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue error'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'queue warning'));
  await boss.start();
  return { boss, starter: null, stop: () => boss.stop({ graceful: true, timeout: DRAIN_MS }) };
};
