import type { JobRun } from '../../jobs/define-job.ts';

export type SyncJob = JobRun<{ calendarId: string }>;
/** One reading of a calendar elsewhere, in the workspace that it belongs to. */
export type SyncRun = SyncJob & { workspaceId: string };
