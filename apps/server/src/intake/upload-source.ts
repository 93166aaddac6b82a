import type { Tx } from '../db/database.ts';
import type { FileSource } from './file-source.ts';
import { partsSource } from './parts-source.ts';
import { findPart } from './store.ts';

export type StoredFile = { uploadId: string | null; fileName: string; sizeBytes: number };

/**
 * A file that was sent: any node can read it, whichever of them received it. Each part is read in a transaction of its
 * own when `inTx` opens one.
 */
export const uploadSource = (
  { uploadId, fileName, sizeBytes }: StoredFile,
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  gone?: AbortSignal,
): FileSource =>
  partsSource(
    { name: fileName, sizeBytes },
    (position) => inTx(async (tx) => (uploadId === null ? undefined : findPart(tx, uploadId, position))),
    gone,
  );
