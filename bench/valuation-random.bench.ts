/** Median error on the Melbourne file, split at random. */
import { backtestMelbourne } from './lib/backtest-figures.ts';
import { settle } from './lib/verdict.ts';

const { figures } = await backtestMelbourne('random', false);
settle({ name: 'valuation-random', value: figures.mdape, unit: '%', target: 8.7, better: 'lower' });
