import { defineTimer } from '../../timers/define-timer.ts';
import { OFFER_ENDS, TIME_FREED } from './waitlist-timers.ts';

export const timeFreedTimer = defineTimer({
  ...TIME_FREED,
  handler: async () => (await import('./offer-time.ts')).offerFreedTime,
});
export const offerEndsTimer = defineTimer({
  ...OFFER_ENDS,
  handler: async () => (await import('./end-offer.ts')).endOffer,
});
