import type { ReportSummary } from '@propguard/protocol/reports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findNewestVersions } from './store.ts';
import { toSummary } from './view.ts';

type Query = {
  propertyId?: string | undefined;
  assessmentId?: string | undefined;
  scenarioId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
};

export const listReports = async (
  { tx, workspaceId }: WorkspaceScope,
  { propertyId, assessmentId, scenarioId, limit, cursor }: Query,
): Promise<{ items: ReportSummary[]; nextCursor: string | null }> => {
  const filter = {
    propertyId: propertyId ?? null,
    assessmentId: assessmentId ?? null,
    scenarioId: scenarioId ?? null,
  };
  const after = readCursor(filter, cursor, NewestPosition);
  const rows = await findNewestVersions(tx, workspaceId, filter, { after, limit: limit + 1 });
  return newestPage(rows, limit, filter, toSummary);
};
