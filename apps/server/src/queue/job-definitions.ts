import type { JobDefinition } from '../jobs/define-job.ts';
import { importHazardLayerJob } from '../slices/hazards/jobs.ts';
import { housekeepingJob } from '../slices/housekeeping/jobs.ts';
import { sendMailJob } from '../slices/mail/jobs.ts';
import { exportWorkspaceJob } from '../slices/workspaces/jobs.ts';

/** Every job the product knows. A worker runs what is listed here. */
export const JOB_DEFINITIONS: JobDefinition[] = [
  exportWorkspaceJob,
  housekeepingJob,
  importHazardLayerJob,
  sendMailJob,
] as JobDefinition[];
