import type { FormArrival } from '@propguard/protocol/lead-forms';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { inSight, sightOf } from '../leads/sight.ts';
import { findArrivals, findForm } from './store.ts';

/** Of those whose leads they may see. */
export const listArrivals = async (
  scope: WorkspaceScope,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
): Promise<{ items: FormArrival[]; nextCursor: string | null }> => {
  if (!(await findForm(scope.tx, id))) throw fail('NOT_FOUND');
  const filter = { arrivalsOf: id };
  const after = readCursor(filter, cursor, NewestPosition);
  const seen = inSight(await sightOf(scope));
  const rows = await findArrivals(scope.tx, id, { seen, after, limit: limit + 1 });
  return newestPage(rows, limit, filter, ({ atMicros: _atMicros, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
  }));
};
