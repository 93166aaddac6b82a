import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { PART_BYTES } from '@propguard/rules/imports/import-limits';
import { contentHash } from './content-hash.ts';
import { FileRefused } from './file-refused.ts';
import type { FileSource } from './file-source.ts';

const READ_BYTES = 1024 * 1024;

export const diskSource = async (file: string): Promise<FileSource> => {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new FileRefused(`There is no file ${file}.`);
  return {
    name: path.basename(file),
    sizeBytes: found.size,
    read: async function* (start, end) {
      if (end > start) yield* createReadStream(file, { start, end: end - 1, highWaterMark: READ_BYTES });
    },
  };
};

/** The hash that an upload of the same file has. */
export const hashSource = async (source: FileSource): Promise<string> => {
  const parts: Buffer[] = [];
  for (let start = 0; start < source.sizeBytes; start += PART_BYTES) {
    const part = createHash('sha256');
    for await (const piece of source.read(start, Math.min(start + PART_BYTES, source.sizeBytes)))
      part.update(piece);
    parts.push(part.digest());
  }
  return contentHash(parts);
};
