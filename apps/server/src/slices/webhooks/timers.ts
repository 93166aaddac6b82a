import { defineTimer } from '../../timers/define-timer.ts';
import { WEBHOOK_TRY } from './webhook-timer.ts';

/** The endpoint is waited for in a job, not in the timer's transaction. */
export const webhookTryTimer = defineTimer({
  ...WEBHOOK_TRY,
  handler: async () => (await import('./try-again.ts')).tryAgain,
});
