import { defineTimer } from '../../timers/define-timer.ts';
import { BURST_ENDS, CHANNEL_CHECK, MAILBOX_READ, REPLY_UNREAD } from './burst.ts';

/** Its key is `burstKey`. */
export const burstEndsTimer = defineTimer({
  ...BURST_ENDS,
  handler: async () => (await import('./work-on-burst.ts')).workOnBurst,
});

/** Its key is the connection. */
export const channelCheckTimer = defineTimer({
  ...CHANNEL_CHECK,
  handler: async () => (await import('./check-soon.ts')).checkSoon,
});

/** Its key is the connection. */
export const mailboxReadTimer = defineTimer({
  ...MAILBOX_READ,
  handler: async () => (await import('./read-soon.ts')).readSoon,
});

/** Its key is the conversation. */
export const replyUnreadTimer = defineTimer({
  ...REPLY_UNREAD,
  handler: async () => (await import('./mail-unread.ts')).mailUnread,
});
