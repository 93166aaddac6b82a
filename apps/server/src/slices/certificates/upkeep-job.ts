import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Takes up what a chain that was away has left behind. Apart from the jobs that it queues. */
export const finishCertificatesJob = defineJob({
  kind: 'finish-certificates',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 3,
  cron: '*/5 * * * *',
  handler: async () => (await import('./finish-certificates.ts')).finishCertificates,
});
