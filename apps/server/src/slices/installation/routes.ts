import { operatorRoutes, publicRoutes } from '../../access/guards.ts';
import { describeInstallation } from './describe-installation.ts';
import { describeSampleData } from './describe-sample-data.ts';
import { describeFirstSteps, tryMail } from './first-steps.ts';
import { getStorageUse } from './get-storage-use.ts';
import { chooseHomeWorkspace, describeHomeWorkspace } from './home-workspace.ts';
import { removeSampleDataJob, restoreSampleDataJob } from './jobs.ts';
import { listOutbox } from './list-outbox.ts';
import { measureInstallation } from './measure-installation.ts';
import { startSampleDataJob } from './start-sample-data-job.ts';

export const installationRoutes = {
  about: publicRoutes.installation.about.handler(({ context }) => describeInstallation(context.scope)),
  measured: publicRoutes.installation.measured.handler(({ context }) => measureInstallation(context.scope)),
  firstSteps: operatorRoutes.installation.firstSteps.handler(({ context }) =>
    describeFirstSteps(context.scope),
  ),
  tryMail: operatorRoutes.installation.tryMail.handler(({ context }) =>
    tryMail(context.scope, context.principal),
  ),
  outbox: operatorRoutes.installation.outbox.handler(({ context, input }) =>
    listOutbox(context.scope, input),
  ),
  storage: operatorRoutes.installation.storage.handler(({ context }) => getStorageUse(context.scope)),
  homeWorkspace: operatorRoutes.installation.homeWorkspace.handler(({ context }) =>
    describeHomeWorkspace(context.scope),
  ),
  chooseHomeWorkspace: operatorRoutes.installation.chooseHomeWorkspace.handler(({ context, input }) =>
    chooseHomeWorkspace(context.scope, input.workspaceId),
  ),
  sampleData: operatorRoutes.installation.sampleData.handler(({ context }) =>
    describeSampleData(context.scope),
  ),
  removeSampleData: operatorRoutes.installation.removeSampleData.handler(({ context }) =>
    startSampleDataJob(context.scope, removeSampleDataJob),
  ),
  restoreSampleData: operatorRoutes.installation.restoreSampleData.handler(({ context }) =>
    startSampleDataJob(context.scope, restoreSampleDataJob),
  ),
};
