import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Removes what has run out: idle visitors, sessions, exports, old replies. */
export const housekeepingJob = defineJob({
  kind: 'housekeeping',
  lane: 'work',
  input: z.object({}),
  maxAttempts: 3,
  cron: '17 * * * *',
  handler: async () => (await import('./clean-up.ts')).cleanUp,
});
