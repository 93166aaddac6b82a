import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import { Gauge, type Registry } from 'prom-client';
import { openUnattended } from '../access/open-unattended.ts';
import type { Database } from '../db/database.ts';
import { JOB_QUEUES } from '../jobs/queue-names.ts';

type Measured = { queued: number; running: number; failed: number; waits: number; backup: number | null };

const MEASURE = sql`
  select queued::int, running::int, failed::int,
    (select coalesce(extract(epoch from max(now() - greatest(created_on, start_after))), 0)::float8
     from pgboss.job where name = any(${sql.param(JOB_QUEUES)}) and state < 'active' and start_after <= now()) as waits,
    (select extract(epoch from max(ended_at))::float8 from backup where state = 'succeeded') as backup
  from count_open_jobs()`;

/** What is true of the whole installation, the same on every node; asked of the database when somebody reads them. */
export const watchInstallation = (register: Registry, database: Database, log: Logger): void => {
  const registers = [register];
  const waits = new Gauge({
    name: 'propguard_job_oldest_wait_seconds',
    help: 'How long the job that waits longest is due.',
    registers,
  });
  const backup = new Gauge({
    name: 'propguard_backup_last_success_timestamp_seconds',
    help: 'When the last backup succeeded; 0 when none has.',
    registers,
  });
  const jobs = new Gauge({
    name: 'propguard_jobs',
    help: 'Jobs of all workspaces and the installation, by state.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      try {
        const { rows } = await openUnattended(database, null, (tx) => tx.execute<Measured>(MEASURE));
        const [found] = rows;
        if (!found) return;
        for (const state of ['queued', 'running', 'failed'] as const) this.set({ state }, found[state]);
        waits.set(found.waits);
        backup.set(found.backup ?? 0);
      } catch (error) {
        // Whoever watches learns of a database that is gone from /health/ready.
        log.debug({ err: error }, 'the installation was not measured');
      }
    },
  });
  jobs.set({ state: 'queued' }, 0);
};
