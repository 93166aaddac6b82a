import { Worker } from 'node:worker_threads';
import type { OnShare } from './fit-stages.ts';
import type { FitResult, FitTask } from './fit-task.ts';

type Message = { share: number } | { result: FitResult };

export const runInWorker = (task: FitTask, onShare: OnShare): Promise<FitResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (message: Message) => {
      if ('share' in message) onShare(message.share);
      else resolve(message.result);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`The thread that trains stopped with code ${code}.`));
    });
  });
