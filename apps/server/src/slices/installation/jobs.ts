import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const removeSampleDataJob = defineJob({
  kind: 'remove-sample-data',
  lane: 'bulk',
  input: z.object({}),
  maxAttempts: 3,
  handler: async () => (await import('./remove-sample-data.ts')).removeSampleData,
});

export const restoreSampleDataJob = defineJob({
  kind: 'restore-sample-data',
  lane: 'bulk',
  input: z.object({}),
  maxAttempts: 3,
  handler: async () => (await import('./restore-sample-data.ts')).restoreSampleData,
});

export const SAMPLE_DATA_JOBS = [removeSampleDataJob, restoreSampleDataJob];
