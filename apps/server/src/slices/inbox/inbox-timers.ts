import * as z from 'zod';

/** A conversation that was put off comes back. Its key is the conversation. */
export const SNOOZE = { kind: 'inbox-snooze', payload: z.object({}) };

/** Somebody begins to work while conversations wait for nobody in particular. One a workspace. */
export const SHIFT = { kind: 'inbox-shift', payload: z.object({}) };
