import {
  INSTALLATION_PURPOSES,
  type InstallationPurpose,
  WORKSPACE_PURPOSES,
  type WorkspacePurpose,
} from '@propguard/rules/uploads/upload-purposes';
import { operatorRoutes, workspaceRoutes } from '../../access/guards.ts';
import { getUpload } from '../../intake/get-upload.ts';
import { receivePart } from '../../intake/receive-part.ts';

const installationUpload = (purpose: InstallationPurpose) => {
  const routes = operatorRoutes.uploads[purpose];
  return {
    get: routes.get.handler(({ context, input }) => getUpload(context.scope, purpose, input.id)),
    sendPart: routes.sendPart.handler(({ context, input }) => receivePart(context.scope, purpose, input)),
  };
};

const workspaceUpload = (purpose: WorkspacePurpose) => {
  const routes = workspaceRoutes.uploads[purpose];
  return {
    get: routes.get.handler(({ context, input }) => getUpload(context.scope, purpose, input.id)),
    sendPart: routes.sendPart.handler(({ context, input }) => receivePart(context.scope, purpose, input)),
  };
};

const byPurpose = <Purpose extends string, Routes>(
  purposes: readonly Purpose[],
  routesOf: (purpose: Purpose) => Routes,
) => Object.fromEntries(purposes.map((purpose) => [purpose, routesOf(purpose)])) as Record<Purpose, Routes>;

export const uploadRoutes = {
  ...byPurpose(INSTALLATION_PURPOSES, installationUpload),
  ...byPurpose(WORKSPACE_PURPOSES, workspaceUpload),
};
