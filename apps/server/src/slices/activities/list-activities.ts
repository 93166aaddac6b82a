import type { Activity } from '@propguard/protocol/activities';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { getPerson } from '../people/get-person.ts';
import { findActivitiesOf } from './store.ts';
import { toActivity } from './view.ts';

type Query = { id: string; limit: number; cursor?: string | undefined };

export const listActivities = async (
  scope: WorkspaceScope,
  { id, limit, cursor }: Query,
): Promise<{ items: Activity[]; nextCursor: string | null }> => {
  await getPerson(scope, id);
  const filter = { activitiesOf: id };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findActivitiesOf(scope.tx, id, { after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toActivity);
};
