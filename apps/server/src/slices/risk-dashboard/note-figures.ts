import type { WatchedFigures } from '@propguard/protocol/risk-dashboard';
import type { AlertCause } from '@propguard/rules/risk-dashboard/alert-causes';
import { changesOf, type FigureChange, toldAfter } from '@propguard/rules/risk-dashboard/changes';
import type { TxScope } from '../../access/any-scope.ts';
import { insertAlerts, updateWatched, type WatchedChange, type WatchedRow } from './store.ts';

type Noted = Omit<WatchedChange, 'now' | 'told'>;

const causeOf = ({ figure }: FigureChange, before: WatchedFigures, after: WatchedFigures): AlertCause => {
  if (figure !== 'value') return 'hazard-layers';
  return before.modelId === after.modelId ? 'sales' : 'model';
};

/** Keeps the new figures of a watched home, with an alert of each that is news. */
export const noteFigures = async (
  { tx }: TxScope,
  row: WatchedRow,
  now: WatchedFigures,
  { cause, ...noted }: Noted & { cause?: AlertCause } = {},
): Promise<FigureChange[]> => {
  const changes = changesOf(row.told, now);
  await updateWatched(tx, row.id, { ...noted, now, told: toldAfter(row.told, changes) });
  await insertAlerts(
    tx,
    changes.map((change) => ({
      ...change,
      workspaceId: row.workspaceId,
      watchedId: row.id,
      cause: cause ?? causeOf(change, row.now, now),
    })),
  );
  return changes;
};
