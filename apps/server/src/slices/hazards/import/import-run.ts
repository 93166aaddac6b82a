import type { Tx } from '../../../db/database.ts';
import type { LayerRow } from '../store.ts';

/** What an import works with: a job's, or a test's. */
export type ImportRun = {
  /** A transaction with the installation's rights that also tells how far the import is. */
  step: (work: (tx: Tx) => Promise<void>) => Promise<void>;
};

export type StagedLayer = Pick<LayerRow, 'form' | 'size' | 'coverage'>;
