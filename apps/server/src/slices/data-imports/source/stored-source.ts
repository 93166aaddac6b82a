import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { Database } from '../../../db/database.ts';
import { findPart } from '../store.ts';
import type { ImportSource } from './import-source.ts';

type StoredFile = { id: string; fileName: string; sizeBytes: number };

/** An uploaded file, read a part at a time: any node can, whichever of them received it. */
export const storedSource = (
  database: Pick<Database, 'asInstallation'>,
  { id, fileName, sizeBytes }: StoredFile,
): ImportSource => ({
  name: fileName,
  sizeBytes,
  read: async function* (start, end) {
    for (let at = start; at < end; ) {
      const position = Math.floor(at / PART_BYTES);
      const part = await database.asInstallation((tx) => findPart(tx, id, position));
      if (!part) throw new Error(`Part ${position} of the file is missing.`);
      const from = at - position * PART_BYTES;
      const piece = part.subarray(from, Math.min(part.length, from + end - at));
      if (piece.length === 0) throw new Error(`Part ${position} of the file is short.`);
      yield piece;
      at += piece.length;
    }
  },
});
