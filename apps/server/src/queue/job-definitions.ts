import type { JobDefinition } from '../jobs/define-job.ts';
import { CERTIFICATE_JOBS } from '../slices/certificates/jobs.ts';
import { forgetDraftsJob, importDataJob, undoImportJob } from '../slices/data-imports/jobs.ts';
import { importHazardLayerJob } from '../slices/hazards/jobs.ts';
import { housekeepingJob } from '../slices/housekeeping/jobs.ts';
import { SAMPLE_DATA_JOBS } from '../slices/installation/jobs.ts';
import { sendMailJob } from '../slices/mail/jobs.ts';
import { trainModelJob } from '../slices/models/jobs.ts';
import { alertSavedSearchesJob } from '../slices/saved-searches/jobs.ts';
import { exportWorkspaceJob } from '../slices/workspaces/jobs.ts';

/** Every job the product knows. A worker runs what is listed here. */
export const JOB_DEFINITIONS: JobDefinition[] = [
  ...CERTIFICATE_JOBS,
  exportWorkspaceJob,
  forgetDraftsJob,
  housekeepingJob,
  importDataJob,
  importHazardLayerJob,
  sendMailJob,
  trainModelJob,
  ...SAMPLE_DATA_JOBS,
  alertSavedSearchesJob,
  undoImportJob,
] as JobDefinition[];
