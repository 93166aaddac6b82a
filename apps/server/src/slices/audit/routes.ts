import { operatorRoutes, workspaceRoutes } from '../../access/guards.ts';
import { exportTrail } from './export-trail.ts';
import { listEntries } from './list-entries.ts';
import { verifyTrail } from './verify-trail.ts';

export const auditRoutes = {
  list: workspaceRoutes.audit.list.handler(({ context: { scope }, input }) =>
    listEntries(scope.tx, scope.workspaceId, input),
  ),
  verify: workspaceRoutes.audit.verify.handler(({ context: { scope } }) =>
    verifyTrail(scope.tx, scope.workspaceId),
  ),
  download: workspaceRoutes.audit.download.handler(({ context: { scope, resHeaders }, input }) =>
    exportTrail({ tx: scope.tx, workspaceId: scope.workspaceId, resHeaders }, input.format),
  ),
  listInstallation: operatorRoutes.audit.listInstallation.handler(({ context, input }) =>
    listEntries(context.scope.tx, null, input),
  ),
  verifyInstallation: operatorRoutes.audit.verifyInstallation.handler(({ context }) =>
    verifyTrail(context.scope.tx, null),
  ),
  downloadInstallation: operatorRoutes.audit.downloadInstallation.handler(({ context, input }) =>
    exportTrail({ tx: context.scope.tx, workspaceId: null, resHeaders: context.resHeaders }, input.format),
  ),
};
