import { operatorRoutes, operatorSteps, publicRoutes } from '../../access/guards.ts';
import { addService, changeService, listServices, removeService } from './manage-services.ts';
import { beginThrough, finishThrough, offeredServices } from './sign-in-through.ts';

export const organisationRoutes = {
  offered: publicRoutes.organisations.offered.handler(({ context }) => offeredServices(context)),
  begin: publicRoutes.organisations.begin.handler(({ context, input }) => beginThrough(context, input.id)),
  finish: publicRoutes.organisations.finish.handler(({ context, input }) => finishThrough(context, input)),
  list: operatorRoutes.organisations.list.handler(({ context }) => listServices(context.scope)),
  add: operatorSteps.organisations.add.handler(({ context, input }) => addService(context, input)),
  change: operatorSteps.organisations.change.handler(({ context, input }) => changeService(context, input)),
  remove: operatorRoutes.organisations.remove.handler(({ context, input }) =>
    removeService(context.scope, input.id),
  ),
};
