/** Median error on the Melbourne file, split by time, rolling; its ranges must cover what they state. */
import { backtestMelbourne } from './lib/backtest-figures.ts';
import { settleWithRanges } from './lib/settle-with-ranges.ts';

const result = await backtestMelbourne('time', true);
settleWithRanges(result, {
  name: 'valuation-rolling',
  value: result.figures.mdape,
  unit: '%',
  target: 7.85,
  better: 'lower',
});
