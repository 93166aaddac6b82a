import { Gauge, type Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { measureInstallation } from '../slices/running/measure-installation.ts';

/** What is true of the whole installation, the same on every node; asked of the database when somebody reads them. */
export const watchInstallation = (
  register: Registry,
  { database, log }: Pick<Context, 'database' | 'log'>,
): void => {
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
        const found = await measureInstallation({ services: { database } });
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
