import { operatorRoutes, operatorSteps, workspaceRoutes, workspaceSteps } from '../../access/guards.ts';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { exportTrail } from './export-trail.ts';
import { listEntries } from './list-entries.ts';
import type { OwnStep } from './read-chain.ts';
import { verifyTrail } from './verify-trail.ts';

const readSteps =
  ({ openWorkspace }: { openWorkspace: OpenWorkspace }): OwnStep =>
  (work) =>
    openWorkspace('read', work);

export const auditRoutes = {
  list: workspaceRoutes.audit.list.handler(({ context, input }) => listEntries(context.scope, input)),
  verify: workspaceSteps.audit.verify.handler(({ context }) => verifyTrail(readSteps(context))),
  download: workspaceSteps.audit.download.handler(({ context, input }) =>
    exportTrail(readSteps(context), input.format, context.resHeaders),
  ),
  listInstallation: operatorRoutes.audit.listInstallation.handler(({ context, input }) =>
    listEntries(context.scope, input),
  ),
  verifyInstallation: operatorSteps.audit.verifyInstallation.handler(({ context }) =>
    verifyTrail(context.openInstallation),
  ),
  downloadInstallation: operatorSteps.audit.downloadInstallation.handler(({ context, input }) =>
    exportTrail(context.openInstallation, input.format, context.resHeaders),
  ),
};
