import { MODEL_FORMAT_VERSION } from '../model/model-format.ts';
import type { ValuationModel } from '../model/valuation-model.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import { DEFAULT_SETTINGS, type ValuationSettings } from '../settings.ts';
import { dataFingerprint } from './data-fingerprint.ts';
import { type FitResult, type FitTask, runFitTask } from './fit-task.ts';
import { runInWorker } from './run-in-worker.ts';

export type TrainingOptions = {
  /** 1 trains in the calling thread, which it blocks; from 2 on the two parts have a thread each. */
  threads?: number;
  seed?: number;
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  /** Ends the training at once where it has threads; the calling thread looks between its two parts. */
  signal?: AbortSignal;
};

/** Fewer sales are not a market. */
export const LEAST_SALES_TO_TRAIN = 50;

export class TooFewSalesError extends RangeError {
  override name = 'TooFewSalesError';
}

/** The result depends on the sales, the settings and the seed alone, not on the number of threads. */
export const trainModel = async (
  sales: SalesTable,
  settings: ValuationSettings = DEFAULT_SETTINGS,
  { threads = 2, seed = 1, onProgress = () => undefined, signal }: TrainingOptions = {},
): Promise<ValuationModel> => {
  if (sales.count < LEAST_SALES_TO_TRAIN) {
    throw new TooFewSalesError(
      `A model needs at least ${LEAST_SALES_TO_TRAIN} sales to learn from; there are ${sales.count}.`,
    );
  }
  const shares = { model: 0, holdout: 0 };
  const run = async (part: FitTask['part']): Promise<FitResult> => {
    const task: FitTask = { part, sales, settings, seed };
    const onShare = (share: number) => {
      shares[part] = share;
      onProgress((shares.model + shares.holdout) / 2);
    };
    if (threads > 1) return runInWorker(task, onShare, signal);
    signal?.throwIfAborted();
    return runFitTask(task, onShare);
  };
  const [{ fitted }, { holdout }] = await Promise.all([run('model'), run('holdout')]);
  if (!fitted || !holdout) throw new Error('A thread returned the part of the other.');
  return {
    formatVersion: MODEL_FORMAT_VERSION,
    fingerprint: dataFingerprint(sales, settings, seed),
    settings,
    seed,
    saleCount: sales.count,
    trainedThroughDay: sales.contractDay[sales.count - 1]!,
    ...fitted,
    holdout,
  };
};
