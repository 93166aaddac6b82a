import type { InstallationScope } from './installation-scope.ts';
import type { WorkspaceScope } from './workspace-scope.ts';

/** Of what a workspace has and the installation has too, such as jobs and the audit trail: each works on its own. */
export type OwnScope = WorkspaceScope | InstallationScope;

/** Null: the installation's own. */
export const workspaceOf = (scope: OwnScope): string | null =>
  'workspaceId' in scope ? scope.workspaceId : null;
