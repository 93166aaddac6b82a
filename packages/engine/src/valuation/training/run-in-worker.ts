import { Worker } from 'node:worker_threads';
import type { OnShare } from './fit-stages.ts';
import type { FitResult, FitTask } from './fit-task.ts';

type Message = { share: number } | { result: FitResult };

/** Nobody waits for a thread whose result is not wanted any more: it ends with the signal, in the midst of its work. */
export const runInWorker = (task: FitTask, onShare: OnShare, signal?: AbortSignal): Promise<FitResult> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./fit-worker.ts', import.meta.url), { workerData: task });
    worker.on('message', (message: Message) => {
      if ('share' in message) onShare(message.share);
      else resolve(message.result);
    });
    worker.once('error', reject);
    const end = (): void => {
      reject(signal?.reason);
      void worker.terminate();
    };
    signal?.addEventListener('abort', end);
    worker.once('exit', (code) => {
      signal?.removeEventListener('abort', end);
      if (code !== 0) reject(new Error(`The thread that trains stopped with code ${code}.`));
    });
  });
