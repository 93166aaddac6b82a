import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Every lead of a workspace anew, when the weights are others. */
export const scoreAllLeadsJob = defineJob({
  kind: 'score-leads',
  lane: 'bulk',
  input: z.object({}),
  maxAttempts: 5,
  handler: async () => (await import('./score-all-leads.ts')).scoreAllLeads,
});
