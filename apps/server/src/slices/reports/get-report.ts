import type { ValuationReport } from '@propguard/protocol/valuation-report';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { describeReport } from './describe-report.ts';
import { findVersion } from './store.ts';

export const getReport = async (
  scope: WorkspaceScope,
  { reportId, version }: { reportId: string; version?: number | undefined },
): Promise<ValuationReport> => {
  const row = await findVersion(scope.tx, { workspaceId: scope.workspaceId, reportId }, version);
  if (!row) throw fail('NOT_FOUND');
  return describeReport(scope, row);
};
