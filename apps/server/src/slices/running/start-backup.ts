import type { InstallationScope } from '../../access/installation-scope.ts';
import { fail } from '../../fail.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { takeBackupJob } from './jobs.ts';
import { findOpenBackupJob, lockBackups } from './store.ts';

/** One at a time: who asks while one is taken is given the same job. */
export const startBackup = async ({
  services,
  tx,
  accountId,
}: InstallationScope): Promise<{ jobId: string }> => {
  if (services.config.backups.folder === null) throw fail('NO_BACKUP_FOLDER');
  await lockBackups(tx);
  const open = await findOpenBackupJob(tx, takeBackupJob.kind);
  return {
    jobId:
      open ?? (await enqueue(services.queue, tx, takeBackupJob, { workspaceId: null, accountId, input: {} })),
  };
};
