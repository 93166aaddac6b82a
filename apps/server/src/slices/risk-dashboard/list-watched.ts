import type { WatchedHome } from '@propguard/protocol/risk-dashboard';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findWatched } from './store.ts';
import { toWatchedHome } from './view.ts';

export const listWatched = async ({
  tx,
  workspaceId,
}: WorkspaceScope): Promise<{ items: WatchedHome[] }> => ({
  items: (await findWatched(tx, workspaceId)).map(toWatchedHome),
});
