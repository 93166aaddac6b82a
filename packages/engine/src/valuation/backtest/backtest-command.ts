import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type BacktestArguments, parseBacktestArguments } from './backtest-arguments.ts';
import { BacktestInputError, parseColumnMap } from './column-map.ts';
import { readSales } from './read-sales.ts';
import { reportHtml } from './report-html.ts';
import { type BacktestResult, runBacktest } from './run-backtest.ts';
import { readingText, summaryText } from './summary-text.ts';

const MS_PER_DAY = 86_400_000;

/** `npm run backtest`: reads, trains, values, prints; 1 where the input is at fault. */
export const backtestCommand = async (args: string[], print: (text: string) => void): Promise<number> => {
  try {
    const options = parseBacktestArguments(args);
    for (const file of [options.sales, options.columns]) {
      if (!existsSync(file)) throw new BacktestInputError(`There is no file '${file}'.`);
    }
    const map = parseColumnMap(readJson(options.columns));
    const read = await readSales(options.sales, map, Math.floor(Date.now() / MS_PER_DAY));
    print(readingText(read));
    const result = await runBacktest(read, options);
    print(`\n${summaryText(result)}`);
    if (options.json) writeFileSync(options.json, `${JSON.stringify(jsonOf(result, options), null, 2)}\n`);
    if (options.report) writeFileSync(options.report, reportHtml(result, read));
    return 0;
  } catch (error) {
    if (!(error instanceof BacktestInputError) && !isCsvFault(error)) throw error;
    print(`The backtest cannot be run: ${(error as Error).message}`);
    return 1;
  }
};

const jsonOf = (
  { figures, segments, fineSegments, rows }: BacktestResult,
  options: Pick<BacktestArguments, 'rows'>,
): object => ({
  ...figures,
  segments: [...segments, ...fineSegments],
  ...(options.rows ? { sales: rows() } : {}),
});

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BacktestInputError(
      `'${file}' is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
};

/** A file that is not CSV, such as a quote that never closes. */
const isCsvFault = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_');
