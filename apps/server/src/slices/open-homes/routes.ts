import { guestSteps, workspaceRoutes } from '../../access/guards.ts';
import { enterOpenHome, showOpenHome } from './enter-open-home.ts';
import {
  cancelOpenHome,
  checkInByMember,
  createOpenHome,
  getOpenHome,
  listOpenHomes,
} from './manage-open-homes.ts';

const { openHomes } = workspaceRoutes;
const { openHomes: guest } = guestSteps;

export const openHomeRoutes = {
  list: openHomes.list.handler(({ context }) => listOpenHomes(context.scope)),
  get: openHomes.get.handler(({ context, input }) => getOpenHome(context.scope, input.id)),
  create: openHomes.create.handler(({ context, input }) => createOpenHome(context.scope, input)),
  cancel: openHomes.cancel.handler(({ context, input }) => cancelOpenHome(context.scope, input)),
  checkIn: openHomes.checkIn.handler(({ context, input }) => checkInByMember(context.scope, input)),
  show: guest.show.handler(({ context }) => showOpenHome(context.openGuest)),
  enter: guest.enter.handler(({ context, input }) => enterOpenHome(context.openGuest, input)),
};
