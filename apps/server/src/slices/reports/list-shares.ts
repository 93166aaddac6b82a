import type { ReportShare } from '@propguard/protocol/report-record';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findOpenShares, findVersion } from './store.ts';
import { toShare } from './view.ts';

export const listShares = async (
  { tx, workspaceId }: WorkspaceScope,
  reportId: string,
): Promise<{ items: ReportShare[] }> => {
  const report = await findVersion(tx, { workspaceId, reportId });
  if (!report) throw fail('NOT_FOUND');
  const rows = await findOpenShares(tx, { workspaceId, reportKey: report.reportKey });
  return { items: rows.map(toShare) };
};
