/** Values with their ranges a second on one core, features ready. */
import { backtestMelbourne } from './lib/backtest-figures.ts';
import { settle } from './lib/verdict.ts';

const { figures } = await backtestMelbourne('time', false);
settle({
  name: 'valuation-batch',
  value: figures.predictionsPerSecond,
  unit: 'values a second',
  target: 20000,
  better: 'higher',
});
