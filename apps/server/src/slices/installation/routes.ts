import { operatorRoutes, publicRoutes } from '../../access/guards.ts';
import { describeInstallation } from './describe-installation.ts';
import { listOutbox } from './list-outbox.ts';
import { removeSampleData } from './remove-sample-data.ts';
import { restoreSampleData } from './restore-sample-data.ts';

export const installationRoutes = {
  about: publicRoutes.installation.about.handler(({ context }) => describeInstallation(context.services)),
  outbox: operatorRoutes.installation.outbox.handler(({ context, input }) =>
    listOutbox(context.services, input),
  ),
  removeSampleData: operatorRoutes.installation.removeSampleData.handler(({ context }) =>
    removeSampleData(context.services),
  ),
  restoreSampleData: operatorRoutes.installation.restoreSampleData.handler(({ context }) =>
    restoreSampleData(context.services),
  ),
};
