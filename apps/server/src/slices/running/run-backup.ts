import { openUnattended } from '../../access/open-unattended.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { settleBackupNotice } from './backup-notice.ts';
import { beginBackup, endBackup, findLastSuccess } from './store.ts';

const NO_OWNER =
  'This node can’t read every table: give it DATABASE_URL and BACKUP_DIR, or let another node do the work.';

/** The row says what became of it, also when it failed; a failure is then the job's as well. */
export const runBackup = async (run: JobRun<object>): Promise<JobOutcome> => {
  const { services, jobId, signal } = run;
  const { backups } = services;
  const id = await run.transaction((tx) => beginBackup(tx, jobId));
  try {
    if (backups === null) throw new Error(NO_OWNER);
    const taken = await backups.take(signal);
    await run.transaction(async (tx) => {
      const before = await findLastSuccess(tx);
      await endBackup(tx, id, {
        state: 'succeeded',
        file: taken.file,
        bytes: taken.bytes,
        tables: taken.tables,
        rows: taken.rows,
        seconds: taken.seconds,
        isEncrypted: taken.isEncrypted,
        checked: taken.checked,
        checkSeconds: taken.checkSeconds,
      });
      await run.progress(tx, { done: taken.tables, total: taken.tables });
      await settleBackupNotice({ tx }, before?.id);
    });
    return {};
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await openUnattended(services.database, null, (tx) =>
      endBackup(tx, id, { state: 'failed', error: reason }),
    );
    throw error;
  }
};
