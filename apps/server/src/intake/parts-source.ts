import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import type { FileSource } from './file-source.ts';

/**
 * A file that lies in parts, read a part at a time. The last one is kept: an archive is read entry by entry, and many lie
 * in one part. Nothing more is read once the signal is aborted.
 */
export const partsSource = (
  { name, sizeBytes }: Pick<FileSource, 'name' | 'sizeBytes'>,
  findPart: (position: number) => Promise<Buffer | undefined>,
  gone?: AbortSignal,
): FileSource => {
  let last: { position: number; part: Buffer } | null = null;
  const partAt = async (position: number): Promise<Buffer> => {
    gone?.throwIfAborted();
    if (last?.position === position) return last.part;
    const part = await findPart(position);
    if (!part) throw new Error(`Part ${position} of the file is missing.`);
    last = { position, part };
    return part;
  };
  return {
    name,
    sizeBytes,
    read: async function* (start, end) {
      for (let at = start; at < end; ) {
        const position = Math.floor(at / PART_BYTES);
        const part = await partAt(position);
        const from = at - position * PART_BYTES;
        const piece = part.subarray(from, Math.min(part.length, from + end - at));
        if (piece.length === 0) throw new Error(`Part ${position} of the file is short.`);
        yield piece;
        at += piece.length;
      }
    },
  };
};
