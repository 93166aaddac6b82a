/** Median error on the Melbourne file, split by time, rolling. */
import { backtestMelbourne } from './lib/backtest-figures.ts';
import { settle } from './lib/verdict.ts';

const { figures } = await backtestMelbourne('time', true);
settle({ name: 'valuation-rolling', value: figures.mdape, unit: '%', target: 7.95, better: 'lower' });
