import type { StoredAssessment } from '@propguard/protocol/loans';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { getLoan } from './get-loan.ts';
import { findAssessments } from './store.ts';
import { toStoredAssessment } from './view.ts';

export const listAssessments = async (
  scope: WorkspaceScope,
  { id, limit, cursor }: { id: string; limit: number; cursor?: string | undefined },
): Promise<{ items: StoredAssessment[]; nextCursor: string | null }> => {
  await getLoan(scope, id);
  const filter = { loan: id };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findAssessments(scope.tx, id, { after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toStoredAssessment);
};
