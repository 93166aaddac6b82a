import type pg from 'pg';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { JobQueue } from '../jobs/job-queue.ts';

/** Delivery: pg-boss on the same PostgreSQL, as the restricted role. */
export type Queue = JobQueue & { stop: () => Promise<void> };

const DRAIN_MS = 10_000;
/** Its own statements take milliseconds. Without a limit here, one whose answer the network lost is waited for for ever. */
const ANSWER_WITHIN_MS = 30_000;

type Options = { works: boolean; log: Logger; answerMs?: number };

export const openQueue = async (
  appUrl: string,
  { works, log, answerMs = ANSWER_WITHIN_MS }: Options,
): Promise<Queue> => {
  // Handed on to the driver as it is; its types do not tell of the limit.
  const connection: ConstructorOptions & Pick<pg.ClientConfig, 'query_timeout'> = {
    connectionString: appUrl,
    query_timeout: answerMs,
  };
  const boss = new PgBoss({
    ...connection,
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
