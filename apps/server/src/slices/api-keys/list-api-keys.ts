import type { ApiKey } from '@propguard/protocol/api-keys';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findApiKeys } from './store.ts';
import { toApiKey } from './view.ts';

export const listApiKeys = async ({ tx, workspaceId }: WorkspaceScope): Promise<{ items: ApiKey[] }> => {
  const rows = await findApiKeys(tx, workspaceId);
  return { items: rows.map(toApiKey) };
};
