import * as z from 'zod';

/** Its key is the lead: it is scored as soon as what happened is committed, once however much that was. */
export const SCORE_LEAD = { kind: 'score-lead', payload: z.object({}) };

/** One for a workspace: for the first moment at which a score leaves its band by itself. */
export const SCORES_LEAVE = { kind: 'scores-leave', payload: z.object({}) };
export const NEXT_TO_LEAVE = 'next';
