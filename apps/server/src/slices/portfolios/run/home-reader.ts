import type { PortfolioChoice } from '@propguard/protocol/portfolios';
import type { ReadingContext } from '@propguard/rules/imports/read-property';
import type { Verdict } from '@propguard/rules/imports/reject-reasons';
import { type PortfolioDraft, readPortfolioRow } from '@propguard/rules/portfolios/read-portfolio-row';
import { judge } from '../../../tabular/judge-record.ts';
import { valueReader } from '../../../tabular/mapped-columns.ts';
import type { ChunkRecord } from './chunk-record.ts';

/** Reads rows as the person said that their columns are to be read. */
export const homeReader = (
  headers: readonly string[],
  { columns }: PortfolioChoice,
  context: ReadingContext,
): ((record: Omit<ChunkRecord, 'record'>) => Verdict<PortfolioDraft>) => {
  const values = valueReader(headers, columns);
  return (record) =>
    judge({ ...record, file: null }, ({ cells }) => readPortfolioRow(values(cells), context));
};
