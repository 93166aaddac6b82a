import type { PortfolioChoice } from '@propguard/protocol/portfolios';
import { portfolioJobs } from '@propguard/rules/portfolios/limits';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { chainOf } from '../audit/chain.ts';
import { startAudit } from '../audit/start-audit.ts';
import { valuePortfolioJob } from './jobs.ts';
import { changePortfolio } from './store.ts';

type Waiting = {
  id: string;
  name: string;
  fileName: string;
  sizeBytes: number;
  choice: PortfolioChoice | null;
  isCut: boolean;
  rows: number;
  rowsDone: number;
  auditEntryId: string | null;
};

/** Queues the jobs that a portfolio needs now, with an entry of the trail that is open until it is valued. */
export const beginWork = async (scope: WorkspaceScope, portfolio: Waiting): Promise<void> => {
  const { tx, services, workspaceId, accountId } = scope;
  const { id, name, fileName, sizeBytes, choice, isCut, rows, rowsDone } = portfolio;
  const auditEntryId =
    portfolio.auditEntryId ??
    (await startAudit({ tx }, chainOf(scope), {
      action: 'value-portfolio',
      subject: { kind: 'portfolio', id },
      details: `${name} (${fileName})`,
      inputs: { portfolioId: id, fileName, sizeBytes, choice },
    }));
  await changePortfolio(tx, id, { state: 'valuing', problem: null, auditEntryId });
  const count = isCut ? portfolioJobs(rows - rowsDone) : 1;
  for (let job = 0; job < count; job++) {
    const input = { portfolioId: id };
    await enqueue(services.queue, tx, valuePortfolioJob, { workspaceId, accountId, input });
  }
};
