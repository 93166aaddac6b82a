import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const takeBackupJob = defineJob({
  kind: 'take-backup',
  lane: 'bulk',
  input: z.object({}),
  maxAttempts: 2,
  givenUp: async () => (await import('./backup-failed.ts')).backupFailed,
  handler: async () => (await import('./run-backup.ts')).runBackup,
});

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
