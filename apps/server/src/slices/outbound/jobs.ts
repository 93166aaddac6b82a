import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** People see it as the state of the message, not as a job. Its name is older than other channels than mail. */
export const sendMessageJob = defineJob({
  kind: 'send-mail',
  lane: 'now',
  isInternal: true,
  input: z.object({ messageId: z.uuid() }),
  maxAttempts: 8,
  handler: async () => (await import('./send-message.ts')).sendMessage,
  givenUp: async () => (await import('./send-message.ts')).giveUpMessage,
});
