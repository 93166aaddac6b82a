import { parentPort, workerData } from 'node:worker_threads';
import { type FitTask, runFitTask } from './fit-task.ts';

/** One part of training in a thread of its own. */
const result = runFitTask(workerData as FitTask, (share) => parentPort?.postMessage({ share }));
parentPort?.postMessage({ result });
