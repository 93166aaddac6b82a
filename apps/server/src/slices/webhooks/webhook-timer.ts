import * as z from 'zod';

/** Its key is the message that is to be tried again. */
export const WEBHOOK_TRY = { kind: 'webhook-try', payload: z.object({}) };
