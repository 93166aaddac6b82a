import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Looks whether one is due: a time that nobody worked at is made up for. */
export const checkBackupsJob = defineJob({
  kind: 'check-backups',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 3,
  cron: '*/10 * * * *',
  isInternal: true,
  handler: async () => (await import('./check-backups.ts')).checkBackups,
});
