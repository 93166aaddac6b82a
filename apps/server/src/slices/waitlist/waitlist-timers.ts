import * as z from 'zod';

/** Named here, so that whoever sets one need not know its handler; see timers.ts. */
export const TIME_FREED = {
  kind: 'waitlist-time-freed',
  payload: z.object({ agentId: z.uuid(), startsAt: z.iso.datetime() }),
};
export const HOURS_CHANGED = {
  kind: 'waitlist-hours-changed',
  payload: z.object({ agentId: z.uuid() }),
};
export const OFFER_ENDS = { kind: 'waitlist-offer-ends', payload: z.object({ entryId: z.uuid() }) };
