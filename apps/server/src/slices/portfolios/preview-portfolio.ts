import type { ImportPreview } from '@propguard/protocol/data-imports';
import type { PortfolioChoice } from '@propguard/protocol/portfolios';
import { PREVIEW_RECORDS } from '@propguard/rules/imports/import-limits';
import { USUAL_OPTIONS } from '@propguard/rules/imports/import-settings';
import { PORTFOLIO_FIELDS } from '@propguard/rules/portfolios/portfolio-columns';
import type { PortfolioDraft } from '@propguard/rules/portfolios/read-portfolio-row';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { ImportRefused } from '../data-imports/import-refused.ts';
import { openMappedCsv } from '../data-imports/importers/csv-records.ts';
import { readingContext } from '../data-imports/run/reading-context.ts';
import { fileSource } from './file-source.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { homeReader } from './run/home-reader.ts';

const titleCase = (text: string): string => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

const readAs = ({ address, locality, type, bedrooms, landM2, loanAud }: PortfolioDraft): string =>
  [
    address,
    `${titleCase(locality.searchName)} ${locality.state} ${locality.postcode}`,
    type,
    bedrooms === null ? null : `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`,
    landM2 === null ? null : `${landM2.toLocaleString('en-AU')} m² of land`,
    loanAud === null ? null : `loan $${loanAud.toLocaleString('en-AU')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** How the first rows would be read with these choices. Nothing is written. */
export const previewPortfolio = async (
  { tx }: WorkspaceScope,
  id: string,
  choice: PortfolioChoice,
): Promise<ImportPreview> => {
  const row = await requirePortfolio(tx, id);
  if (row.state !== 'ready') throw fail('CONFLICT');
  const choices = { columns: choice.columns, options: USUAL_OPTIONS };
  try {
    const source = fileSource(row, (work) => work(tx));
    const { headers, records } = await openMappedCsv(PORTFOLIO_FIELDS, source, choices, { bytes: 0 });
    const read = homeReader(headers, choice, await readingContext(tx, choice.state));
    const rows: ImportPreview['rows'] = [];
    for await (const record of records) {
      const verdict = read(record);
      rows.push({
        line: record.line,
        cells: record.cells.map((cell) => cell.replaceAll('\0', '')),
        ...(verdict.ok
          ? { reason: null, field: null, readAs: readAs(verdict.value) }
          : { reason: verdict.reason, field: verdict.field, readAs: null }),
      });
      if (rows.length >= PREVIEW_RECORDS) break;
    }
    return { headers, rows };
  } catch (error) {
    if (error instanceof ImportRefused) throw invalid({ field: 'columns', message: error.message });
    throw error;
  }
};
