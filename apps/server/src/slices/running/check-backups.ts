import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { isDue } from './backup-times.ts';
import { startBackup } from './start-backup.ts';
import { findNewestBackups } from './store.ts';

export const checkBackups = async ({ services, transaction }: JobRun<object>): Promise<JobOutcome> => {
  const { folder, times } = services.config.backups;
  if (folder === null) return {};
  await transaction(async (tx) => {
    const [newest] = await findNewestBackups(tx, 1);
    if (isDue(times, newest?.startedAt ?? null, new Date()))
      await startBackup({ services, tx, accountId: null });
  });
  return {};
};
