import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const input = z.object({ importId: z.uuid() });

export const importDataJob = defineJob({
  kind: 'import-data',
  input,
  maxAttempts: 5,
  handler: async () => (await import('./run/run-as-job.ts')).importAsJob,
});

export const undoImportJob = defineJob({
  kind: 'undo-import',
  input,
  maxAttempts: 5,
  handler: async () => (await import('./run/run-as-job.ts')).undoAsJob,
});
