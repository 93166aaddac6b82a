import type { Tx } from '../../../db/database.ts';
import type { FileSource, ReadingMeter } from '../../../intake/file-source.ts';
import type { LayerRow } from '../store.ts';

/** What an import works with: a job's, or a test's. */
export type ImportRun = {
  /** A transaction with the installation's rights that also tells how far the import is. */
  step: (work: (tx: Tx) => Promise<void>) => Promise<void>;
};

/** A file with the hash of its content, and how far it was read. */
export type LayerFile = { source: FileSource; contentHash: string; meter: ReadingMeter };

export type StagedLayer = Pick<LayerRow, 'form' | 'size' | 'coverage'>;
