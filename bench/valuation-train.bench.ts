/** Seconds to train on the Melbourne file with two threads. */
import { backtestMelbourne } from './lib/backtest-figures.ts';
import { settle } from './lib/verdict.ts';

const { figures } = await backtestMelbourne('time', false);
settle({ name: 'valuation-train', value: figures.trainSeconds, unit: 's', target: 40, better: 'lower' });
