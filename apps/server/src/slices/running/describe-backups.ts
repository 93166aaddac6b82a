import type { BackupState } from '@propguard/protocol/running';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { aroundNow } from './backup-times.ts';
import { takeBackupJob } from './jobs.ts';
import { findLastSuccess, findNewestBackups, findOpenBackupJob } from './store.ts';
import { toBackup } from './view.ts';

const SHOWN = 20;

export const describeBackups = async ({ services, tx }: InstallationScope): Promise<BackupState> => {
  const { folder, times, keep, key, pointInTime } = services.config.backups;
  const lastSuccess = await findLastSuccess(tx);
  return {
    folder,
    times,
    keep,
    encrypted: key !== null,
    pointInTime,
    nextAt: folder === null ? null : aroundNow(times, new Date()).next.toISOString(),
    lastSuccess: lastSuccess && toBackup(lastSuccess),
    jobId: await findOpenBackupJob(tx, takeBackupJob.kind),
    recent: (await findNewestBackups(tx, SHOWN)).map(toBackup),
  };
};
