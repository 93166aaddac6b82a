import type { FileSource } from '../../src/intake/file-source.ts';

/** A file that is nowhere but here, handed out in pieces. */
export const memorySource = (
  content: string | Uint8Array,
  name = 'file.csv',
  pieceBytes = 7_919,
): FileSource => {
  const bytes = Buffer.from(content as Uint8Array);
  return {
    name,
    sizeBytes: bytes.length,
    read: async function* (start, end) {
      for (let at = start; at < end; at += pieceBytes)
        yield bytes.subarray(at, Math.min(end, at + pieceBytes));
    },
  };
};
