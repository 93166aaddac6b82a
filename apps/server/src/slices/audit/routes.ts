import { operatorRoutes, workspaceRoutes } from '../../access/guards.ts';
import { exportTrail } from './export-trail.ts';
import { listEntries } from './list-entries.ts';
import { verifyTrail } from './verify-trail.ts';

export const auditRoutes = {
  list: workspaceRoutes.audit.list.handler(({ context, input }) => listEntries(context.scope, input)),
  verify: workspaceRoutes.audit.verify.handler(({ context }) => verifyTrail(context.scope)),
  download: workspaceRoutes.audit.download.handler(({ context, input }) =>
    exportTrail(context.scope, input.format, context.resHeaders),
  ),
  listInstallation: operatorRoutes.audit.listInstallation.handler(({ context, input }) =>
    listEntries(context.scope, input),
  ),
  verifyInstallation: operatorRoutes.audit.verifyInstallation.handler(({ context }) =>
    verifyTrail(context.scope),
  ),
  downloadInstallation: operatorRoutes.audit.downloadInstallation.handler(({ context, input }) =>
    exportTrail(context.scope, input.format, context.resHeaders),
  ),
};
