import type { FittedStages, Holdout } from '../model/valuation-model.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import type { ValuationSettings } from '../settings.ts';
import { fitStages, type OnShare } from './fit-stages.ts';
import { measureHoldout } from './measure-holdout.ts';

/** The two halves of training, which need nothing of each other. */
export type FitTask = {
  part: 'model' | 'holdout';
  sales: SalesTable;
  settings: ValuationSettings;
  seed: number;
};
export type FitResult = { fitted?: FittedStages; holdout?: Holdout };

export const runFitTask = ({ part, sales, settings, seed }: FitTask, onShare: OnShare): FitResult =>
  part === 'model'
    ? { fitted: fitStages(sales, settings, seed, onShare) }
    : { holdout: measureHoldout(sales, settings, seed, onShare) };
