import { parentPort, workerData } from 'node:worker_threads';
import type { FiguresTask } from './figures-in-thread.ts';
import { type RegionFigures, regionFigures } from './region-figures.ts';

/** Told at a time: one by one the messages would cost more than the figures. */
const AT_A_TIME = 200;

const { data, regions, asOf } = workerData as FiguresTask;
let waiting: RegionFigures[] = [];
for (const figures of regionFigures(data, regions, asOf)) {
  waiting.push(figures);
  if (waiting.length < AT_A_TIME) continue;
  parentPort?.postMessage(waiting);
  waiting = [];
}
parentPort?.postMessage(waiting);
parentPort?.postMessage(null);
