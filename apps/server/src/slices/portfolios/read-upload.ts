import type { PortfolioDetail, PortfolioReading } from '@propguard/protocol/portfolios';
import { guessColumns } from '@propguard/rules/imports/import-columns';
import { PORTFOLIO_FIELDS } from '@propguard/rules/portfolios/portfolio-columns';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { uploadSource } from '../../intake/upload-source.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { sampleTable } from '../../tabular/sample-table.ts';
import { guessState } from '../data-imports/guess-state.ts';
import { readingContext } from '../data-imports/run/reading-context.ts';
import { getPortfolio } from './get-portfolio.ts';
import { changePortfolio, lockPortfolio } from './store.ts';

const readColumns = async (tx: Tx, source: FileSource): Promise<PortfolioReading> => {
  const sample = await sampleTable(source);
  if (sample.rows.length === 0) throw new FileRefused('The file has a header but no rows.');
  const columns = guessColumns(PORTFOLIO_FIELDS, sample.headers);
  const { localities } = await readingContext({ tx }, null);
  return { columns: sample.columns, guess: { columns, state: guessState(localities, sample, columns) } };
};

/** The file is there: says what its columns most likely hold. */
export const readUpload = async ({ tx }: WorkspaceScope, id: string): Promise<PortfolioDetail> => {
  const row = await lockPortfolio(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'uploading' && row.state !== 'ready') throw fail('CONFLICT');
  await requireComplete(tx, 'portfolio', row.uploadId);
  try {
    const source = uploadSource(row, (work) => work(tx));
    await changePortfolio(tx, id, { state: 'ready', reading: await readColumns(tx, source) });
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    await changePortfolio(tx, id, { state: 'refused', problem: error.message });
  }
  return getPortfolio({ tx }, id);
};
