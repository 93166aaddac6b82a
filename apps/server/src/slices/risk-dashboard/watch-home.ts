import type { WatchedHome, WatchRequest } from '@propguard/protocol/risk-dashboard';
import { WATCHED_MAX } from '@propguard/rules/risk-dashboard/limits';
import { demandRoom } from '../../access/demand-room.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { dataVersion } from './data-version.ts';
import { homeToWatch } from './home-to-watch.ts';
import { noteFigures } from './note-figures.ts';
import { countWatched, findWatchedById, insertWatched, lockWatchedByKey, type WatchedRow } from './store.ts';
import { valueWatched } from './value-watched.ts';
import { toWatchedHome } from './view.ts';

/** What was assessed some time ago may have changed already. */
const checkNow = async ({ services, tx }: WorkspaceScope, row: WatchedRow): Promise<void> => {
  const checkedVersion = await dataVersion(referenceOf(services));
  if (checkedVersion === null) return;
  const { figures, sample } = await valueWatched(referenceOf(services), [row.subject]);
  for (const now of figures) await noteFigures({ tx }, row, now, { sample, checkedVersion });
};

/** From now on a change of its value or its hazards is told. On the list already, it stays as it is. */
export const watchHome = async (scope: WorkspaceScope, request: WatchRequest): Promise<WatchedHome> => {
  const { tx, workspaceId, accountId } = scope;
  const { figures, ...home } = await homeToWatch(scope, request);
  const known = await lockWatchedByKey(tx, workspaceId, home.homeKey);
  if (!known)
    await demandRoom(tx, {
      of: 'watched homes',
      owner: workspaceId,
      most: WATCHED_MAX,
      count: () => countWatched(tx, workspaceId),
      field: 'watchList',
      text: `A workspace watches ${WATCHED_MAX} properties. Remove one first.`,
    });
  const { valueAud, hazards } = figures;
  const inserted = known
    ? undefined
    : await insertWatched(tx, {
        ...home,
        workspaceId,
        before: figures,
        now: figures,
        told: { valueAud, hazards },
        createdBy: accountId,
      });
  if (inserted) await checkNow(scope, inserted);
  const watched = known ?? inserted ?? (await lockWatchedByKey(tx, workspaceId, home.homeKey));
  const row = watched && (await findWatchedById(tx, watched.id));
  if (!row) throw new Error('The home was not put on the list.');
  await publish(tx, { workspaceId, subject: 'watchList', id: row.id });
  return toWatchedHome(row);
};
