import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const exportWorkspaceJob = defineJob({
  kind: 'export-workspace',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 3,
  handler: async () => (await import('./write-export.ts')).writeExport,
});
