import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findMailSettings } from './store.ts';

/** Whether letters of the workspace leave: by its own server, or the installation's. */
export const isMailConfigured = async ({
  services,
  tx,
  workspaceId,
}: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>): Promise<boolean> =>
  Boolean((await findMailSettings(tx, workspaceId))?.host) || services.mailer !== null;
