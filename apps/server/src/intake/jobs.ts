import * as z from 'zod';
import { defineJob } from '../jobs/define-job.ts';

/** Every hour, a while after the housekeeping. */
export const forgetUploadsJob = defineJob({
  kind: 'forget-uploads',
  lane: 'bulk',
  input: z.object({}),
  maxAttempts: 3,
  cron: '47 * * * *',
  handler: async () => (await import('./forget-uploads.ts')).forgetUploads,
});
