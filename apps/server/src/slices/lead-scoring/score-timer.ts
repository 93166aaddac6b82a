import * as z from 'zod';

/** Its key is the lead: one waits for each, for the moment at which its score leaves its band, or for at once. */
export const SCORE_LEAD = { kind: 'score-lead', payload: z.object({}) };
