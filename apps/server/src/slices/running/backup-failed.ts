import type { GivenUpJob } from '../../jobs/define-job.ts';
import { tellOfFailedBackup } from './backup-notice.ts';
import { findLastSuccess, findNewestBackups } from './store.ts';

/** Nobody tries any more: whoever runs the installation must hear of it. */
export const backupFailed = async ({ tx, how }: GivenUpJob<object>): Promise<void> => {
  if (how === 'cancelled') return;
  const [newest] = await findNewestBackups(tx, 1);
  const reason = newest?.error ?? 'The worker that took it has gone.';
  await tellOfFailedBackup({ tx }, { reason, lastSuccessId: (await findLastSuccess(tx))?.id });
};
