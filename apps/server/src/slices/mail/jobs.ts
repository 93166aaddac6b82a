import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const sendMailJob = defineJob({
  kind: 'send-mail',
  lane: 'now',
  input: z.object({ messageId: z.uuid() }),
  maxAttempts: 8,
  handler: async () => (await import('./send-mail.ts')).sendMail,
});
