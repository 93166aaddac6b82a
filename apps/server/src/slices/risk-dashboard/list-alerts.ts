import type { RiskAlert } from '@propguard/protocol/risk-dashboard';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findAlerts } from './store.ts';
import { toAlert } from './view.ts';

export const listAlerts = async (
  { tx, workspaceId }: WorkspaceScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: RiskAlert[]; nextCursor: string | null }> => {
  const after = readCursor('risk-alerts', cursor, NewestPosition);
  const rows = await findAlerts(tx, workspaceId, { after, limit: limit + 1 });
  return newestPage(rows, limit, 'risk-alerts', toAlert);
};
