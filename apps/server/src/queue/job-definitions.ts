import { forgetUploadsJob } from '../intake/jobs.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { answerTurnJob } from '../slices/assistant/jobs.ts';
import { syncCalendarJob } from '../slices/calendars/jobs.ts';
import { issueCertificateJob, makeExampleJob, revokeOnChainJob } from '../slices/certificates/jobs.ts';
import { finishCertificatesJob } from '../slices/certificates/upkeep-job.ts';
import { fetchFilesJob } from '../slices/channels/fetch-files-job.ts';
import { checkChannelJob, readMailboxJob } from '../slices/channels/jobs.ts';
import { carryConversationJob } from '../slices/conversations/jobs.ts';
import { forgetDraftsJob, importDataJob, undoImportJob } from '../slices/data-imports/jobs.ts';
import { enquiryLeadJob } from '../slices/enquiries/jobs.ts';
import { importHazardLayerJob } from '../slices/hazards/jobs.ts';
import { housekeepingJob } from '../slices/housekeeping/jobs.ts';
import { syncHubspotJob } from '../slices/hubspot/jobs.ts';
import { enquiryInboxJob } from '../slices/inbox/jobs.ts';
import { SAMPLE_DATA_JOBS } from '../slices/installation/jobs.ts';
import { importLeadsJob } from '../slices/lead-imports/jobs.ts';
import { scoreAllLeadsJob } from '../slices/lead-scoring/jobs.ts';
import { trainModelJob } from '../slices/models/jobs.ts';
import { pushNoticeJob } from '../slices/notices/jobs.ts';
import { sendMessageJob } from '../slices/outbound/jobs.ts';
import { valuePortfolioJob } from '../slices/portfolios/jobs.ts';
import { checkWorkspacesJob } from '../slices/risk-dashboard/check-workspaces-job.ts';
import { checkWatchedHomesJob } from '../slices/risk-dashboard/jobs.ts';
import { checkBackupsJob } from '../slices/running/check-job.ts';
import { takeBackupJob } from '../slices/running/jobs.ts';
import { alertSavedSearchesJob } from '../slices/saved-searches/jobs.ts';
import { deliverWebhookJob } from '../slices/webhooks/jobs.ts';
import { exportWorkspaceJob } from '../slices/workspaces/jobs.ts';

/** Every job the product knows. A worker runs what is listed here. */
export const JOB_DEFINITIONS: JobDefinition[] = [
  answerTurnJob,
  checkBackupsJob,
  checkChannelJob,
  carryConversationJob,
  checkWatchedHomesJob,
  checkWorkspacesJob,
  deliverWebhookJob,
  enquiryInboxJob,
  enquiryLeadJob,
  exportWorkspaceJob,
  fetchFilesJob,
  finishCertificatesJob,
  forgetDraftsJob,
  forgetUploadsJob,
  housekeepingJob,
  importDataJob,
  importHazardLayerJob,
  importLeadsJob,
  issueCertificateJob,
  makeExampleJob,
  pushNoticeJob,
  readMailboxJob,
  revokeOnChainJob,
  scoreAllLeadsJob,
  sendMessageJob,
  syncCalendarJob,
  syncHubspotJob,
  takeBackupJob,
  trainModelJob,
  ...SAMPLE_DATA_JOBS,
  alertSavedSearchesJob,
  undoImportJob,
  valuePortfolioJob,
] as JobDefinition[];
