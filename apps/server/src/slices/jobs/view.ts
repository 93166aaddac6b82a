import type { InstallationJob, Job } from '@propguard/protocol/jobs';
import type { JobRow, WholeJobRow } from './store.ts';

export const toJob = (row: JobRow): Job => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  done: row.done,
  total: row.total,
  note: row.note,
  attempt: row.attempt,
  maxAttempts: row.maxAttempts,
  cancelRequested: row.cancelRequested,
  error: row.error,
  fileId: row.fileId,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

export const toInstallationJob = (row: WholeJobRow): InstallationJob => ({
  ...toJob(row),
  errorDetail: row.errorDetail,
});
