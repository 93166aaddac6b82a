import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findMailSettings } from './store.ts';

/** Whether letters of the workspace leave: by its own server, or the installation's. */
export const isMailConfigured = async ({
  services,
  tx,
  workspaceId,
}: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'>): Promise<boolean> =>
  Boolean((await findMailSettings(tx, workspaceId))?.host) || isInstallationMailConfigured({ services });

/** Whether letters of the installation leave. */
export const isInstallationMailConfigured = ({ services }: Pick<WorkspaceScope, 'services'>): boolean =>
  services.mailer !== null;
