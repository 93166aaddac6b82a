import type { PortfolioDetail, PortfolioReading } from '@propguard/protocol/portfolios';
import { guessColumns } from '@propguard/rules/imports/import-columns';
import { PORTFOLIO_FIELDS } from '@propguard/rules/portfolios/portfolio-columns';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { requireComplete } from '../../intake/use-upload.ts';
import { SAMPLED_RECORDS, sampleTable } from '../../tabular/sample-table.ts';
import { guessState } from '../data-imports/guess-state.ts';
import { readingContext } from '../data-imports/run/reading-context.ts';
import { firstRowsOpener, type SentTableReader, withSentFile } from '../data-imports/sent-table.ts';
import { getPortfolio } from './get-portfolio.ts';
import { changePortfolio, lockPortfolio, type PortfolioChange } from './store.ts';

const requireUnvalued = async ({ tx }: TxScope, id: string) => {
  const row = await lockPortfolio(tx, id);
  if (!row) throw fail('NOT_FOUND');
  if (row.state !== 'uploading' && row.state !== 'ready') throw fail('CONFLICT');
  return row;
};

type Sent = Awaited<ReturnType<typeof requireUnvalued>>;

const readColumns = async (reader: SentTableReader, row: Sent): Promise<PortfolioReading> => {
  const open = firstRowsOpener(reader, SAMPLED_RECORDS);
  const sample = await withSentFile(reader, row, (source) => sampleTable(source, open));
  if (sample.rows.length === 0) throw new FileRefused('The file has a header but no rows.');
  const columns = guessColumns(PORTFOLIO_FIELDS, sample.headers);
  const { localities } = await reader.openWorkspace('read', ({ tx }) => readingContext({ tx }, null));
  return { columns: sample.columns, guess: { columns, state: guessState(localities, sample, columns) } };
};

const readAs = async (reader: SentTableReader, row: Sent): Promise<PortfolioChange> => {
  try {
    return { state: 'ready', reading: await readColumns(reader, row) };
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return { state: 'refused', problem: error.message };
  }
};

/** The file is there: says what its columns most likely hold. */
export const readUpload = async (reader: SentTableReader, id: string): Promise<PortfolioDetail> => {
  const row = await reader.openWorkspace('write', async ({ tx }) => {
    const found = await requireUnvalued({ tx }, id);
    await requireComplete(tx, 'portfolio', found.uploadId);
    return found;
  });
  const change = await readAs(reader, row);
  return reader.openWorkspace('write', async ({ tx }) => {
    await requireUnvalued({ tx }, id);
    await changePortfolio(tx, id, change);
    return getPortfolio({ tx }, id);
  });
};
