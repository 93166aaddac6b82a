import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/**
 * Looks for workspaces whose watched homes were valued with another model, other sales or other hazard layers than
 * there are now. Whatever changed those needs not know of watch lists.
 */
export const checkWorkspacesJob = defineJob({
  kind: 'check-watch-lists',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 3,
  cron: '*/5 * * * *',
  handler: async () => (await import('./check-workspaces.ts')).checkWorkspaces,
});
