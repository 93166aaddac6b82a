import type { Tx } from '../../db/database.ts';
import type { FileSource } from '../../intake/file-source.ts';
import { partsSource } from '../../intake/parts-source.ts';
import { findPart } from './store.ts';

/** The file as it was sent. Each part is read in a transaction of its own when `inTx` opens one. */
export const fileSource = (
  { id, fileName, sizeBytes }: { id: string; fileName: string; sizeBytes: number },
  inTx: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
): FileSource =>
  partsSource({ name: fileName, sizeBytes }, (position) => inTx((tx) => findPart(tx, id, position)));
