import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** Queued with an enquiry: the reply to whoever asked does not wait for it, and it is tried again until it is done. */
export const enquiryLeadJob = defineJob({
  kind: 'enquiry-lead',
  lane: 'now',
  input: z.object({ enquiryId: z.uuid() }),
  maxAttempts: 10,
  isInternal: true,
  handler: async () => (await import('./enquiry-becomes-lead.ts')).enquiryBecomesLead,
});
