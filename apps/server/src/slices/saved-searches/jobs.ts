import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Queued when listings change; twice an hour for the letters of the day, which are due at 7 in each time zone. */
export const alertSavedSearchesJob = defineJob({
  kind: 'alert-saved-searches',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 5,
  cron: '0,30 * * * *',
  handler: async () => (await import('./send-due-alerts.ts')).sendDueAlerts,
});
