import type { SavedSearch } from '@propguard/protocol/saved-searches';
import { sql } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { demandSavedSearch, describeSavedSearch } from './describe-saved-search.ts';
import { updateSavedSearch } from './store.ts';

export const markSearchSeen = async (scope: WorkspaceScope, id: string): Promise<SavedSearch> => {
  const { tx, workspaceId } = scope;
  await demandSavedSearch(scope, id);
  await updateSavedSearch(tx, { workspaceId, id }, { seenAt: sql`now()` });
  await publish(tx, { workspaceId, subject: 'savedSearches', id });
  return describeSavedSearch(scope, id);
};
