import * as z from 'zod';
import { defineTimer } from '../../timers/define-timer.ts';

/** The next hour at which a message that was held back may leave. Its key is the message. */
export const messageLeavesTimer = defineTimer({
  kind: 'message-leaves',
  payload: z.object({ messageId: z.uuid() }),
  handler: async () => (await import('./release-message.ts')).releaseMessage,
});
