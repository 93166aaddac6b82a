import { referenceOf } from '../../access/reference-scope.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { enterModel } from './enter-model.ts';
import { trainOnSales } from './train-model.ts';

const HUNDRED = 100;

/** Trains outside any transaction; what came of it is entered in one. */
export const trainChallenger = async (run: JobRun<object>): Promise<JobOutcome> => {
  const { log } = run.services;
  const report = (done: number, note: string) =>
    run.transaction((tx) => run.progress(tx, { done, total: HUNDRED, note }));
  await report(0, 'Reading the sales');
  let shown = 0;
  const model = await trainOnSales(referenceOf(run.services), {
    signal: run.signal,
    onProgress: (share) => {
      const done = Math.min(HUNDRED - 1, Math.floor(share * HUNDRED));
      if (done < shown + 5) return;
      shown = done;
      report(done, 'Training').catch((error: unknown) =>
        log.debug({ err: error }, 'progress was not written'),
      );
    },
  });
  await run.transaction(async (tx) => {
    const note = model ? `Trained on ${model.sales} sales` : 'There are too few sales to learn from';
    if (model) await enterModel(tx, model);
    await run.progress(tx, { done: HUNDRED, total: HUNDRED, note });
  });
  return {};
};
