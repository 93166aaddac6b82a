import type { JobDefinition } from '../jobs/define-job.ts';
import { forgetDraftsJob, importDataJob, undoImportJob } from '../slices/data-imports/jobs.ts';
import { housekeepingJob } from '../slices/housekeeping/jobs.ts';
import { sendMailJob } from '../slices/mail/jobs.ts';
import { exportWorkspaceJob } from '../slices/workspaces/jobs.ts';

/** Every job the product knows. A worker runs what is listed here. */
export const JOB_DEFINITIONS: JobDefinition[] = [
  exportWorkspaceJob,
  forgetDraftsJob,
  housekeepingJob,
  importDataJob,
  sendMailJob,
  undoImportJob,
] as JobDefinition[];
