import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { discardUpload } from '../../intake/use-upload.ts';
import { endAudit } from '../audit/end-audit.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { stopJobs } from './stop-jobs.ts';
import { deletePortfolio, lockPortfolio } from './store.ts';

export const removePortfolio = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx } = scope;
  await requirePortfolio({ tx }, id);
  await stopJobs(scope, id);
  const row = await lockPortfolio(tx, id);
  if (row?.state === 'valuing' && row.auditEntryId) await endAudit({ tx }, row.auditEntryId, 'FAILED');
  await deletePortfolio(tx, id);
  await discardUpload(tx, row?.uploadId ?? null);
  return { done: true };
};
