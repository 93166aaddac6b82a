import * as z from 'zod';
import { defineJob, type JobDefinition } from '../../jobs/define-job.ts';

const input = z.object({ importId: z.uuid(), accountId: z.uuid().nullable() });

/** Goes through a file of leads, to say what would become of its rows or to write them: the import's state says which. */
export const importLeadsJob: JobDefinition<typeof input> = defineJob({
  kind: 'import-leads',
  lane: 'bulk',
  input,
  maxAttempts: 5,
  handler: async () => (await import('./run/import-leads.ts')).importLeads,
});
