import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { demandAuthor } from './demand-author.ts';
import { demandSavedSearch } from './describe-saved-search.ts';
import { deleteSavedSearch } from './store.ts';

export const removeSavedSearch = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  demandAuthor(scope, await demandSavedSearch(scope, id));
  if (!(await deleteSavedSearch(tx, { workspaceId, id }))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'savedSearches', id });
  return { done: true };
};
