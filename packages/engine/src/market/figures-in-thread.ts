import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type MarketData, type RegionFigures, type RegionSpec, regionFigures } from './region-figures.ts';

export type FiguresTask = { data: MarketData; regions: readonly RegionSpec[]; asOf: number };

/** Fewer sales are counted in less time than a thread takes to begin. */
const SALES_FOR_A_THREAD = 30_000;

/** What `regionFigures` gives; of many sales in a thread of its own, so that others are answered meanwhile. */
export async function* figuresInThread(
  { data, regions, asOf }: FiguresTask,
  salesForAThread = SALES_FOR_A_THREAD,
): AsyncGenerator<RegionFigures> {
  if (data.sales.count < salesForAThread) {
    yield* regionFigures(data, regions, asOf);
    return;
  }
  const task: FiguresTask = { data, regions, asOf };
  const worker = new Worker(new URL('./figures-worker.ts', import.meta.url), { workerData: task });
  try {
    // An error of the thread is thrown here; nobody waits for one that has ended.
    for await (const [figures] of on(worker, 'message', { close: ['exit'] })) {
      if (figures === null) return;
      yield* figures as RegionFigures[];
    }
    throw new Error('The thread that makes market figures stopped early.');
  } finally {
    await worker.terminate();
  }
}
