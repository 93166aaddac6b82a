import { workspaceRoutes } from '../../access/guards.ts';
import { changeSavedSearch } from './change-saved-search.ts';
import { createSavedSearch } from './create-saved-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { markSearchSeen } from './mark-search-seen.ts';
import { removeSavedSearch } from './remove-saved-search.ts';

const { savedSearches } = workspaceRoutes;

export const savedSearchRoutes = {
  list: savedSearches.list.handler(({ context }) => listSavedSearches(context.scope)),
  create: savedSearches.create.handler(({ context, input }) => createSavedSearch(context.scope, input)),
  change: savedSearches.change.handler(({ context, input }) => changeSavedSearch(context.scope, input)),
  seen: savedSearches.seen.handler(({ context, input }) => markSearchSeen(context.scope, input.id)),
  remove: savedSearches.remove.handler(({ context, input }) => removeSavedSearch(context.scope, input.id)),
};
