import type { FileSource } from './file-source.ts';

/** A small file that is in memory already. */
export const bufferSource = (name: string, content: Buffer): FileSource => ({
  name,
  sizeBytes: content.length,
  read: async function* (start, end) {
    if (end > start) yield content.subarray(start, end);
  },
});
