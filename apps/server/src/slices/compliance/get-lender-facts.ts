import type { StoredLenderFacts } from '@propguard/protocol/lending';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findLender } from './store.ts';

export const getLenderFacts = async ({ tx, workspaceId }: WorkspaceScope): Promise<StoredLenderFacts> => {
  const row = await findLender(tx, workspaceId);
  return row ? { facts: row.facts, version: row.version } : { facts: {}, version: 0 };
};
