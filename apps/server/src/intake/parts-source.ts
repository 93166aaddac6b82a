import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { FileSource } from './file-source.ts';

/** A file that lies in parts, read a part at a time. */
export const partsSource = (
  { name, sizeBytes }: Pick<FileSource, 'name' | 'sizeBytes'>,
  findPart: (position: number) => Promise<Buffer | undefined>,
): FileSource => ({
  name,
  sizeBytes,
  read: async function* (start, end) {
    for (let at = start; at < end; ) {
      const position = Math.floor(at / PART_BYTES);
      const part = await findPart(position);
      if (!part) throw new Error(`Part ${position} of the file is missing.`);
      const from = at - position * PART_BYTES;
      const piece = part.subarray(from, Math.min(part.length, from + end - at));
      if (piece.length === 0) throw new Error(`Part ${position} of the file is short.`);
      yield piece;
      at += piece.length;
    }
  },
});
