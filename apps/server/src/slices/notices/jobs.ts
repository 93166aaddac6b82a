import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** One notice to one browser; without a notice, a word to see that it works. Further tries are timers. */
export const pushNoticeJob = defineJob({
  kind: 'push-notice',
  lane: 'now',
  isInternal: true,
  input: z.object({ noticeId: z.uuid().nullable(), subscriptionId: z.uuid(), tries: z.int() }),
  maxAttempts: 3,
  handler: async () => (await import('./push-notice.ts')).pushNotice,
});
