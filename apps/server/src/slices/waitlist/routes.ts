import { guestSteps, pageRoutes, workspaceRoutes } from '../../access/guards.ts';
import { acceptOffer, declineOffer, leaveWaitlist, showPlace } from './answer-offer.ts';
import { joinWaitlist } from './join-waitlist.ts';
import { listWaitlist, removeFromWaitlist } from './list-waitlist.ts';
import { listGaps, offerGap } from './offer-gap.ts';

const { waitlist } = workspaceRoutes;
const { waitlist: guest } = guestSteps;

export const waitlistRoutes = {
  list: waitlist.list.handler(({ context }) => listWaitlist(context.scope)),
  gaps: waitlist.gaps.handler(({ context }) => listGaps(context.scope)),
  offer: waitlist.offer.handler(({ context, input }) => offerGap(context.scope, input.id)),
  remove: waitlist.remove.handler(({ context, input }) => removeFromWaitlist(context.scope, input.id)),
  join: pageRoutes.waitlist.join.handler(({ context, input }) => joinWaitlist(context.scope, input)),
  show: guest.show.handler(({ context }) => showPlace(context.openGuest)),
  accept: guest.accept.handler(({ context }) => acceptOffer(context.openGuest)),
  decline: guest.decline.handler(({ context }) => declineOffer(context.openGuest)),
  leave: guest.leave.handler(({ context }) => leaveWaitlist(context.openGuest)),
};
