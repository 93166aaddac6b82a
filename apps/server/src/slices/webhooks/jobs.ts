import * as z from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

/** One try. People see it in the webhook's log, not as a job; further tries are timers. */
export const deliverWebhookJob = defineJob({
  kind: 'deliver-webhook',
  lane: 'work',
  isInternal: true,
  input: z.object({ deliveryId: z.uuid() }),
  maxAttempts: 3,
  handler: async () => (await import('./deliver-webhook.ts')).deliverWebhook,
});
