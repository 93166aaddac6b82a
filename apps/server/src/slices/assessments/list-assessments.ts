import type { AssessmentSummary } from '@propguard/protocol/assessments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findAssessments } from './store.ts';
import { toSummary } from './view.ts';

type Query = { propertyId?: string | undefined; limit: number; cursor?: string | undefined };

export const listAssessments = async (
  { tx, workspaceId }: WorkspaceScope,
  { propertyId, limit, cursor }: Query,
): Promise<{ items: AssessmentSummary[]; nextCursor: string | null }> => {
  const filter = { propertyId: propertyId ?? null };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findAssessments(tx, workspaceId, filter, { after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toSummary);
};
