import { defineTimer } from '../../timers/define-timer.ts';
import { MESSAGE_LEAVES } from './message-leaves.ts';

/** Its key is the message. */
export const messageLeavesTimer = defineTimer({
  ...MESSAGE_LEAVES,
  handler: async () => (await import('./release-message.ts')).releaseMessage,
});
