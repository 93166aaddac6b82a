import { parseArgs } from 'node:util';
import { BacktestInputError } from './column-map.ts';
import type { SplitKind } from './splits.ts';

export type BacktestArguments = {
  sales: string;
  columns: string;
  split: SplitKind;
  rolling: boolean;
  threads: number;
  report?: string;
  json?: string;
  /** Whether the JSON holds every sale. */
  rows: boolean;
};

const USAGE =
  'npm run backtest -- --sales FILE.csv --columns MAP.json --split time|random [--rolling] [--threads N]\n' +
  '                   [--report OUT.html] [--json OUT.json [--rows]]';

export const parseBacktestArguments = (args: string[]): BacktestArguments => {
  const {
    sales,
    columns,
    split = 'time',
    rolling = false,
    threads = '2',
    report,
    json,
    rows = false,
  } = readOptions(args);
  if (!sales || !columns) throw new BacktestInputError(`--sales and --columns must be given.\n${USAGE}`);
  if (split !== 'time' && split !== 'random') {
    throw new BacktestInputError(`--split is '${split}'; it must be time or random.`);
  }
  if (!/^[1-9]\d?$/.test(threads))
    throw new BacktestInputError(`--threads is '${threads}'; it must be 1 to 99.`);
  if (rows && json === undefined)
    throw new BacktestInputError(`--rows go into the JSON: name one with --json.\n${USAGE}`);
  return {
    sales,
    columns,
    split,
    rolling,
    threads: Number(threads),
    rows,
    ...(report === undefined ? {} : { report }),
    ...(json === undefined ? {} : { json }),
  };
};

const readOptions = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        sales: { type: 'string' },
        columns: { type: 'string' },
        split: { type: 'string' },
        rolling: { type: 'boolean' },
        threads: { type: 'string' },
        report: { type: 'string' },
        json: { type: 'string' },
        rows: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    throw new BacktestInputError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
};
