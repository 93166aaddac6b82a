import type { Backup } from '@propguard/protocol/running';
import type { BackupRow } from './store.ts';

export const toBackup = ({ isEncrypted, jobId: _jobId, startedAt, endedAt, ...row }: BackupRow): Backup => ({
  ...row,
  encrypted: isEncrypted,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});
