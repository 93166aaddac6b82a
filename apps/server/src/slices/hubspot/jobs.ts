import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** People see it as the state of the connection, not as a job. What fails is tried again by the timer. */
export const syncHubspotJob = defineJob({
  kind: 'sync-hubspot',
  lane: 'work',
  isInternal: true,
  input: z.object({ connectionId: z.uuid() }),
  maxAttempts: 1,
  handler: async () => (await import('./sync-hubspot.ts')).syncHubspot,
});
