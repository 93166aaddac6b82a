import type { Portfolio } from '@propguard/protocol/portfolios';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { endAudit } from '../audit/end-audit.ts';
import { requirePortfolio, showPortfolio } from './get-portfolio.ts';
import { stopJobs } from './stop-jobs.ts';
import { changePortfolio, lockPortfolio } from './store.ts';

/** Stops after the chunks that are being valued; what was valued stays, and the rest can be valued later. */
export const cancelPortfolio = async (scope: WorkspaceScope, id: string): Promise<Portfolio> => {
  const { tx } = scope;
  await requirePortfolio({ tx }, id);
  await stopJobs(scope, id);
  const row = await lockPortfolio(tx, id);
  if (row?.state !== 'valuing') throw fail('CONFLICT');
  if (row.auditEntryId) await endAudit({ tx }, row.auditEntryId, 'FAILED');
  await changePortfolio(tx, id, { state: 'stopped', auditEntryId: null });
  return showPortfolio({ tx }, id);
};
