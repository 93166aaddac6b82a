/** Median error on the Melbourne file, split by time, frozen. */
import { backtestMelbourne } from './lib/backtest-figures.ts';
import { settle } from './lib/verdict.ts';

const { figures } = await backtestMelbourne('time', false);
settle({ name: 'valuation-frozen', value: figures.mdape, unit: '%', target: 8.1, better: 'lower' });
