import type { WatchedHome, WatchRequest } from '@propguard/protocol/risk-dashboard';
import { WATCHED_MAX } from '@propguard/rules/risk-dashboard/limits';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { homeToWatch } from './home-to-watch.ts';
import { countWatched, findWatchedById, insertWatched, lockWatchedByKey } from './store.ts';
import { toWatchedHome } from './view.ts';

/** From now on a change of its value or its hazards is told. On the list already, it stays as it is. */
export const watchHome = async (scope: WorkspaceScope, request: WatchRequest): Promise<WatchedHome> => {
  const { tx, workspaceId, accountId } = scope;
  const { figures, ...home } = await homeToWatch(scope, request);
  const known = await lockWatchedByKey(tx, workspaceId, home.homeKey);
  if (!known && (await countWatched(tx, workspaceId)) >= WATCHED_MAX)
    throw fail('LIMIT_REACHED', {
      fields: [
        { field: 'watchList', message: `A workspace watches ${WATCHED_MAX} properties. Remove one first.` },
      ],
    });
  const { valueAud, hazards } = figures;
  const inserted =
    known ??
    (await insertWatched(tx, {
      ...home,
      workspaceId,
      before: figures,
      now: figures,
      told: { valueAud, hazards },
      createdBy: accountId,
    })) ??
    (await lockWatchedByKey(tx, workspaceId, home.homeKey));
  const row = inserted && (await findWatchedById(tx, inserted.id));
  if (!row) throw new Error('The home was not put on the list.');
  await publish(tx, { workspaceId, subject: 'watchList', id: row.id });
  return toWatchedHome(row);
};
