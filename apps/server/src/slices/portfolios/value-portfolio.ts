import type { Portfolio, PortfolioChoice } from '@propguard/protocol/portfolios';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { PORTFOLIO_FIELDS } from '@propguard/rules/portfolios/portfolio-columns';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { holdUpload } from '../../intake/use-upload.ts';
import { checkColumns } from '../../tabular/mapped-columns.ts';
import { currentValuer } from '../models/current-valuer.ts';
import { beginWork } from './begin-work.ts';
import { showPortfolio } from './get-portfolio.ts';
import { changePortfolio, lockPortfolio } from './store.ts';

type Request = PortfolioChoice & { id: string; name: string };

/** Queues the valuation of every row. */
export const valuePortfolio = async (
  scope: WorkspaceScope,
  { id, name, columns, state }: Request,
): Promise<Portfolio> => {
  const { tx, services } = scope;
  const row = await lockPortfolio(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'ready' || !row.reading) throw fail('CONFLICT');
  const headers = row.reading.columns.map((column) => column.name);
  try {
    checkColumns(PORTFOLIO_FIELDS, headers, { columns, filters: USUAL_OPTIONS.filters });
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
  if (!(await currentValuer(referenceOf(services)))) throw fail('UNAVAILABLE');
  const choice = { columns, state };
  await changePortfolio(tx, id, { name, choice, headers, startedAt: new Date() });
  await holdUpload(tx, row.uploadId);
  await beginWork(scope, { ...row, name, choice });
  return showPortfolio({ tx }, id);
};
