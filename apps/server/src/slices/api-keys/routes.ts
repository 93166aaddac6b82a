import { workspaceRoutes } from '../../access/guards.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const apiKeyRoutes = {
  list: workspaceRoutes.apiKeys.list.handler(({ context }) => listApiKeys(context.scope)),
  create: workspaceRoutes.apiKeys.create.handler(({ context, input }) => createApiKey(context.scope, input)),
  revoke: workspaceRoutes.apiKeys.revoke.handler(({ context, input }) =>
    revokeApiKey(context.scope, input.id),
  ),
};
