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
