import * as z from 'zod';

/** What they are known by, for whoever sets them. The key is the member. */
export const NOTICE_MAIL_AT_ONCE = { kind: 'notice-mail', payload: z.object({}) };
export const NOTICE_DIGEST = { kind: 'notice-digest', payload: z.object({}) };
/** The key is the notice and the browser. */
export const NOTICE_PUSH = {
  kind: 'notice-push',
  payload: z.object({ noticeId: z.uuid(), subscriptionId: z.uuid(), tries: z.int() }),
};
