import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const trainModelJob = defineJob({
  kind: 'train-model',
  lane: 'bulk',
  input: z.object({}),
  maxAttempts: 2,
  handler: async () => (await import('./train-challenger.ts')).trainChallenger,
});
