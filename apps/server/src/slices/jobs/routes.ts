import { operatorRoutes, workspaceRoutes } from '../../access/guards.ts';
import { cancelJob } from './cancel-job.ts';
import { getInstallationJob } from './get-installation-job.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';
import { rerunJob } from './rerun-job.ts';

export const jobRoutes = {
  list: workspaceRoutes.jobs.list.handler(({ context, input }) => listJobs(context.scope.tx, input)),
  get: workspaceRoutes.jobs.get.handler(({ context, input }) => getJob(context.scope.tx, input.id)),
  cancel: workspaceRoutes.jobs.cancel.handler(({ context, input }) => cancelJob(context.scope.tx, input.id)),
  rerun: workspaceRoutes.jobs.rerun.handler(({ context, input }) =>
    rerunJob(context.services, context.scope.tx, input.id),
  ),
  listInstallation: operatorRoutes.jobs.listInstallation.handler(({ context, input }) =>
    listJobs(context.scope.tx, input),
  ),
  getInstallation: operatorRoutes.jobs.getInstallation.handler(({ context, input }) =>
    getInstallationJob(context.scope.tx, input.id),
  ),
  cancelInstallation: operatorRoutes.jobs.cancelInstallation.handler(({ context, input }) =>
    cancelJob(context.scope.tx, input.id),
  ),
  rerunInstallation: operatorRoutes.jobs.rerunInstallation.handler(({ context, input }) =>
    rerunJob(context.services, context.scope.tx, input.id),
  ),
};
