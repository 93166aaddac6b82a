import * as z from 'zod';

/** What a file said of people is not kept for good. The key is the import. */
export const FORGET_ROWS = { kind: 'lead-import-rows', payload: z.object({}) };
export const ROWS_KEPT_DAYS = 30;
