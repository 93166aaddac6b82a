import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

const input = z.object({ importId: z.uuid() });

export const importDataJob = defineJob({
  kind: 'import-data',
  lane: 'bulk',
  input,
  maxAttempts: 5,
  handler: async () => (await import('./run/run-as-job.ts')).importAsJob,
});

/** Every night, at a quarter past three in Sydney's winter. */
export const forgetDraftsJob = defineJob({
  kind: 'forget-import-drafts',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 3,
  cron: '15 17 * * *',
  handler: async () => (await import('./forget-drafts.ts')).forgetDrafts,
});

export const undoImportJob = defineJob({
  kind: 'undo-import',
  lane: 'bulk',
  input,
  maxAttempts: 5,
  handler: async () => (await import('./run/run-as-job.ts')).undoAsJob,
});
