import { operatorRoutes, publicRoutes } from '../../access/guards.ts';
import { describeInstallation } from './describe-installation.ts';
import { listOutbox } from './list-outbox.ts';

export const installationRoutes = {
  about: publicRoutes.installation.about.handler(({ context }) => describeInstallation(context.services)),
  outbox: operatorRoutes.installation.outbox.handler(({ context, input }) =>
    listOutbox(context.services, input),
  ),
};
