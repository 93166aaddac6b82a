import type { ValuationReport } from '@propguard/protocol/valuation-report';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findVersions, type VersionRow } from './store.ts';
import { toReport } from './view.ts';

/** With the other versions beside it. */
export const describeReport = async (
  { tx }: Pick<WorkspaceScope, 'tx'>,
  row: VersionRow,
): Promise<ValuationReport> => toReport(row, await findVersions(tx, row.reportKey));
