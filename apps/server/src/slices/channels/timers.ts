import { defineTimer } from '../../timers/define-timer.ts';
import { BURST_ENDS, CHANNEL_CHECK } from './burst.ts';

/** Its key is the connection with the sender. */
export const burstEndsTimer = defineTimer({
  ...BURST_ENDS,
  handler: async () => (await import('./work-on-burst.ts')).workOnBurst,
});

/** Its key is the connection. */
export const channelCheckTimer = defineTimer({
  ...CHANNEL_CHECK,
  handler: async () => (await import('./check-soon.ts')).checkSoon,
});
