import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Queued with an enquiry: the reply to whoever asked does not wait for it. */
export const enquiryInboxJob = defineJob({
  kind: 'enquiry-inbox',
  lane: 'now',
  input: z.object({ enquiryId: z.uuid() }),
  maxAttempts: 10,
  isInternal: true,
  handler: async () => (await import('./enquiry-reaches-inbox.ts')).enquiryReachesInbox,
});
