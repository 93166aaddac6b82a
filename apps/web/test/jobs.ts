import type { Job } from '@propguard/protocol/jobs';

/** A job of the tests, done unless it is said otherwise. */
export const aJob = (id: string, changes: Partial<Job> = {}): Job => ({
  id,
  kind: 'export-workspace',
  state: 'succeeded',
  done: 10,
  total: 10,
  note: null,
  attempt: 1,
  maxAttempts: 5,
  cancelRequested: false,
  error: null,
  fileId: null,
  createdAt: '2026-03-01T00:00:00Z',
  startedAt: '2026-03-01T00:00:01Z',
  endedAt: '2026-03-01T00:00:02Z',
  ...changes,
});
