import { defineTimer } from '../../timers/define-timer.ts';
import { HOURS_CHANGED, OFFER_ENDS, TIME_FREED } from './waitlist-timers.ts';

export const timeFreedTimer = defineTimer({
  ...TIME_FREED,
  handler: async () => (await import('./offer-time.ts')).offerFreedTime,
});
export const hoursChangedTimer = defineTimer({
  ...HOURS_CHANGED,
  handler: async () => (await import('./offer-new-hours.ts')).offerNewHours,
});
export const offerEndsTimer = defineTimer({
  ...OFFER_ENDS,
  handler: async () => (await import('./end-offer.ts')).endOffer,
});
