import * as z from 'zod';

/** What they are known by, for whoever sets them. The key is the member. */
export const NOTICE_MAIL_AT_ONCE = { kind: 'notice-mail', payload: z.object({}) };
export const NOTICE_DIGEST = { kind: 'notice-digest', payload: z.object({}) };
