/** One valuation with comparables and reasons, 95th percentile, with a million sales loaded. */
import { pickSales, salesTable } from '../packages/engine/src/valuation/sales/sales-table.ts';
import { trainModel } from '../packages/engine/src/valuation/training/train-model.ts';
import { openValuer } from '../packages/engine/src/valuation/valuer/open-valuer.ts';
import { MADE_TODAY, madeHomes, madeSales } from './lib/made-sales.ts';
import { settle } from './lib/verdict.ts';

const SALES = 1_000_000;
const LEARNT_FROM = 20_000;
const VALUATIONS = 1000;

const sales = salesTable(madeSales(SALES));
const everyFiftieth = Int32Array.from({ length: LEARNT_FROM }, (_, i) => (i * SALES) / LEARNT_FROM);
const model = { ...(await trainModel(pickSales(sales, everyFiftieth))), trainedThroughDay: MADE_TODAY };
const startedAt = performance.now();
const valuer = openValuer(model, sales);
console.log(
  `opened on ${SALES.toLocaleString('en-AU')} sales in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
);
console.log(`memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
const durations = madeHomes(VALUATIONS, 'bench-homes').map((home) => {
  const before = performance.now();
  valuer.value(home, { asOfDay: MADE_TODAY });
  return performance.now() - before;
});
durations.sort((a, b) => a - b);
const at = (share: number) => durations[Math.floor(share * VALUATIONS)] ?? Number.NaN;
console.log(`median ${at(0.5).toFixed(2)} ms, 99th percentile ${at(0.99).toFixed(2)} ms`);
settle({ name: 'valuation-one', value: at(0.95), unit: 'ms', target: 10, better: 'lower' });
