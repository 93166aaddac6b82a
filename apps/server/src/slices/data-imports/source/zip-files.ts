import { type Readable, Readable as ReadableStream } from 'node:stream';
import {
  UNPACKED_MAX_BYTES,
  UNPACKED_MAX_RATIO,
  ZIP_MAX_FILES,
} from '@propguard/rules/imports/import-limits';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ImportRefused } from '../import-refused.ts';
import type { ImportSource } from './import-source.ts';

export type ZippedFile = {
  name: string;
  /** What it takes in the archive, for progress. */
  packedBytes: number;
  open: () => Promise<AsyncIterable<Buffer>>;
};

/** The register's yearly archives hold an archive for each week; these are small. */
const NESTED_MAX_BYTES = 64 * 1024 * 1024;
const MEBIBYTE = 1024 * 1024;

class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ImportSource;
  constructor(source: ImportSource) {
    super();
    this.#source = source;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return ReadableStream.from(this.#source.read(start, end), { objectMode: false });
  }
}

const openZip = (source: ImportSource): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.fromRandomAccessReader(
      new SourceReader(source),
      source.sizeBytes,
      { lazyEntries: true, autoClose: false },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    ),
  );

const openBuffer = (content: Buffer): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.fromBuffer(content, { lazyEntries: true }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > ZIP_MAX_FILES)
        reject(new ImportRefused(`The archive holds more than ${ZIP_MAX_FILES} files.`));
      else zip.readEntry();
    });
    zip.on('end', () => resolve(entries));
    zip.on('error', reject);
    zip.readEntry();
  });

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  new Promise((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );

/** By what the archive says of itself; what it says is held to while unpacking. */
const refuseBomb = (entries: readonly Entry[]): void => {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > UNPACKED_MAX_BYTES || (unpacked > MEBIBYTE && unpacked > packed * UNPACKED_MAX_RATIO))
    throw new ImportRefused(
      `The archive would unpack to ${Math.round(unpacked / MEBIBYTE)} MB from ${Math.round(packed / MEBIBYTE)} MB. That is no archive of sales, and it was not unpacked.`,
    );
};

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith('/') && !fileName.startsWith('__MACOSX');

const readAll = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces);
};

async function* filesWithin(
  zip: ZipFile,
  { extension, prefix, depth }: { extension: string; prefix: string; depth: number },
): AsyncGenerator<ZippedFile> {
  const entries = (await entriesOf(zip)).filter(isFile);
  refuseBomb(entries);
  for (const entry of entries) {
    const name = `${prefix}${entry.fileName}`;
    const lower = name.toLowerCase();
    if (lower.endsWith(extension))
      yield { name, packedBytes: entry.compressedSize, open: () => openEntry(zip, entry) };
    else if (lower.endsWith('.zip') && depth > 0) {
      if (entry.uncompressedSize > NESTED_MAX_BYTES)
        throw new ImportRefused(`The archive ${name} within the archive is too large. Import it on its own.`);
      const nested = await openBuffer(await readAll(await openEntry(zip, entry)));
      yield* filesWithin(nested, { extension, prefix: `${name}/`, depth: depth - 1 });
    }
  }
}

/** The files of an archive, and of archives within it, in the order in which they stand there. */
export async function* zippedFiles(source: ImportSource, extension: string): AsyncGenerator<ZippedFile> {
  try {
    yield* filesWithin(await openZip(source), { extension, prefix: '', depth: 1 });
  } catch (error) {
    if (error instanceof ImportRefused) throw error;
    throw new ImportRefused(
      `The archive cannot be unpacked: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
