import { parentPort, workerData } from 'node:worker_threads';
import { decodeModel } from '../../packages/engine/src/valuation/model/model-codec.ts';
import { factsTable } from '../../packages/engine/src/valuation/sales/facts-table.ts';
import type { SalesTable } from '../../packages/engine/src/valuation/sales/sales-table.ts';
import { openValuer } from '../../packages/engine/src/valuation/valuer/open-valuer.ts';
import { MADE_TODAY, madeHomes } from './made-sales.ts';

/** Values a share of a portfolio in chunks, on sales that all threads share. */
const { model, sales, homes, key } = workerData as {
  model: Uint8Array;
  sales: SalesTable;
  homes: number;
  key: string;
};
const CHUNK = 5000;
const valuer = openValuer(decodeModel(model), sales);
parentPort?.postMessage({ ready: true });
let valued = 0;
let seconds = 0;
let coreSeconds = 0;
for (let chunk = 0; valued < homes; chunk++) {
  const facts = factsTable(madeHomes(Math.min(CHUNK, homes - valued), `${key}/${chunk}`));
  const before = performance.now();
  const coreBefore = process.threadCpuUsage();
  valuer.valueBatch(facts, MADE_TODAY);
  const { user, system } = process.threadCpuUsage(coreBefore);
  coreSeconds += (user + system) / 1e6;
  seconds += (performance.now() - before) / 1000;
  valued += facts.count;
}
parentPort?.postMessage({ valued, seconds, coreSeconds });
