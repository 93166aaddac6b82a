import { type ArchivedFile, openArchive, unpacked } from './archive.ts';
import { bufferSource } from './buffer-source.ts';
import { FileRefused } from './file-refused.ts';
import type { FileSource } from './file-source.ts';

/** Yearly archives of a register hold an archive for each week; these are small. */
const NESTED_MAX_BYTES = 64 * 1024 * 1024;

const readAll = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};

async function* filesWithin(
  source: FileSource,
  { extension, prefix, depth }: { extension: string; prefix: string; depth: number },
): AsyncGenerator<ArchivedFile> {
  for (const file of await openArchive(source)) {
    const name = `${prefix}${file.name}`;
    const lower = name.toLowerCase();
    if (lower.endsWith(extension)) yield { ...file, name };
    else if (lower.endsWith('.zip') && depth > 0) {
      if (file.unpackedBytes > NESTED_MAX_BYTES)
        throw new FileRefused(`The archive ${name} within the archive is too large. Import it on its own.`);
      const nested = bufferSource(name, await readAll(unpacked(file)));
      yield* filesWithin(nested, { extension, prefix: `${name}/`, depth: depth - 1 });
    }
  }
}

/** The files with this ending in an archive, and in archives within it, in the order in which they stand there. */
export const archivedFiles = (source: FileSource, extension: string): AsyncGenerator<ArchivedFile> =>
  filesWithin(source, { extension, prefix: '', depth: 1 });
