import { defineTimer } from '../../timers/define-timer.ts';
import { NOTICE_DIGEST, NOTICE_MAIL_AT_ONCE, NOTICE_PUSH } from './notice-timers.ts';

export const noticeMailTimer = defineTimer({
  ...NOTICE_MAIL_AT_ONCE,
  handler: async () => (await import('./mail-notices.ts')).mailAtOnce,
});

export const noticeDigestTimer = defineTimer({
  ...NOTICE_DIGEST,
  handler: async () => (await import('./mail-notices.ts')).mailDigest,
});

export const noticePushTimer = defineTimer({
  ...NOTICE_PUSH,
  handler: async () => (await import('./queue-push.ts')).queuePush,
});
