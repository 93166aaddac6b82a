import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Values every watched home of a workspace anew. */
export const checkWatchedHomesJob = defineJob({
  kind: 'check-watched-homes',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 3,
  handler: async () => (await import('./check-watched-homes.ts')).checkWatchedHomes,
});
