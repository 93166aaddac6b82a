import { operatorRoutes, workspaceRoutes } from '../../access/guards.ts';
import { cancelJob } from './cancel-job.ts';
import { getInstallationJob } from './get-installation-job.ts';
import { getJob } from './get-job.ts';
import { listJobs } from './list-jobs.ts';
import { rerunJob } from './rerun-job.ts';

export const jobRoutes = {
  list: workspaceRoutes.jobs.list.handler(({ context, input }) => listJobs(context.scope, input)),
  get: workspaceRoutes.jobs.get.handler(({ context, input }) => getJob(context.scope, input.id)),
  cancel: workspaceRoutes.jobs.cancel.handler(({ context, input }) => cancelJob(context.scope, input.id)),
  rerun: workspaceRoutes.jobs.rerun.handler(({ context, input }) => rerunJob(context.scope, input.id)),
  listInstallation: operatorRoutes.jobs.listInstallation.handler(({ context, input }) =>
    listJobs(context.scope, input),
  ),
  getInstallation: operatorRoutes.jobs.getInstallation.handler(({ context, input }) =>
    getInstallationJob(context.scope, input.id),
  ),
  cancelInstallation: operatorRoutes.jobs.cancelInstallation.handler(({ context, input }) =>
    cancelJob(context.scope, input.id),
  ),
  rerunInstallation: operatorRoutes.jobs.rerunInstallation.handler(({ context, input }) =>
    rerunJob(context.scope, input.id),
  ),
};
