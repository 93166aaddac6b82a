import type { ImportPreview } from '@propguard/protocol/data-imports';
import type { PortfolioChoice } from '@propguard/protocol/portfolios';
import { PREVIEW_RECORDS } from '@propguard/rules/imports/import-limits';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { inEnglish } from '@propguard/rules/messages/in-english';
import { PORTFOLIO_FIELDS } from '@propguard/rules/portfolios/portfolio-columns';
import type { PortfolioDraft } from '@propguard/rules/portfolios/read-portfolio-row';
import { fail, invalid } from '../../fail.ts';
import { FileRefused } from '../../intake/file-refused.ts';
import { openMappedTable } from '../../tabular/mapped-records.ts';
import { previewRows } from '../../tabular/preview-rows.ts';
import { readingContext } from '../data-imports/run/reading-context.ts';
import { firstRowsOpener, type SentTableReader, withSentFile } from '../data-imports/sent-table.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { homeReader } from './run/home-reader.ts';

const titleCase = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const readAs = ({ address, locality, type, bedrooms, landM2, loanAud }: PortfolioDraft): string =>
  [
    address,
    `${titleCase(locality.searchName)} ${locality.state} ${locality.postcode}`,
    type,
    bedrooms === null
      ? null
      : inEnglish('{bedrooms, plural, one {# bedroom} other {# bedrooms}}', { bedrooms }),
    landM2 === null ? null : `${landM2.toLocaleString('en-AU')} m² of land`,
    loanAud === null ? null : `loan $${loanAud.toLocaleString('en-AU')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** How the first rows would be read with these choices. Nothing is written. */
export const previewPortfolio = async (
  reader: SentTableReader,
  id: string,
  choice: PortfolioChoice,
): Promise<ImportPreview> => {
  const { row, context } = await reader.openWorkspace('read', async ({ tx }) => ({
    row: await requirePortfolio({ tx }, id),
    context: await readingContext({ tx }, choice.state),
  }));
  if (row.state !== 'ready') throw fail('CONFLICT');
  const choices = { columns: choice.columns, options: USUAL_OPTIONS };
  try {
    const open = firstRowsOpener(reader, PREVIEW_RECORDS);
    return await withSentFile(reader, row, async (source) => {
      const file = await openMappedTable(PORTFOLIO_FIELDS, source, choices, { bytes: 0 }, open);
      return previewRows(file, homeReader(file.headers, choice, context), readAs);
    });
  } catch (error) {
    if (error instanceof FileRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};
