import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseColumnMap } from '../../packages/engine/src/valuation/backtest/column-map.ts';
import { readSales } from '../../packages/engine/src/valuation/backtest/read-sales.ts';
import {
  type BacktestResult,
  runBacktest,
} from '../../packages/engine/src/valuation/backtest/run-backtest.ts';
import type { SplitKind } from '../../packages/engine/src/valuation/backtest/splits.ts';
import { summaryText } from '../../packages/engine/src/valuation/backtest/summary-text.ts';

const MS_PER_DAY = 86_400_000;

/** The engine on the Melbourne file in the folder PROPGUARD_DATA; stops with a word where it is absent. */
export const backtestMelbourne = async (split: SplitKind, rolling: boolean): Promise<BacktestResult> => {
  const file = join(process.env.PROPGUARD_DATA ?? '', 'melbourne-sales-2016-2018.csv');
  if (!process.env.PROPGUARD_DATA || !existsSync(file)) {
    console.log('This bench needs the folder with melbourne-sales-2016-2018.csv in PROPGUARD_DATA.');
    process.exit(1);
  }
  const map = parseColumnMap(
    JSON.parse(readFileSync(new URL('../columns/melbourne.json', import.meta.url), 'utf8')),
  );
  const read = await readSales(file, map, Math.floor(Date.now() / MS_PER_DAY));
  const result = await runBacktest(read, { split, rolling, threads: 2 });
  console.log(summaryText(result));
  return result;
};
