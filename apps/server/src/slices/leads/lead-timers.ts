import * as z from 'zod';

/** The parts of timers that are known where their handlers must not be: those lead back here. Keys are ids. */
const Nothing = z.object({});

/** A lead's next follow-up. */
export const FOLLOW_UP = { kind: 'lead-follow-up', payload: Nothing };
/** A task of a lead. */
export const TASK_DUE = { kind: 'lead-task', payload: Nothing };
/** Somebody should have answered a new lead by now. */
export const RESPONSE_DUE = { kind: 'lead-response', payload: Nothing };
/** What came on the market is looked through for those who wish it. */
export const NEW_HOMES = { kind: 'lead-new-homes', payload: z.object({ since: z.string() }) };
