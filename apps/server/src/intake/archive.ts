import { type Readable, Readable as ReadableStream } from 'node:stream';
import {
  UNPACKED_MAX_BYTES,
  UNPACKED_MAX_RATIO,
  ZIP_MAX_FILES,
} from '@propguard/rules/imports/import-limits';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { FileRefused } from './file-refused.ts';
import type { FileSource } from './file-source.ts';
import { storableText } from './storable-text.ts';

export type ArchivedFile = {
  name: string;
  /** What it takes in the archive, for progress. */
  packedBytes: number;
  unpackedBytes: number;
  /** Its bytes; an entry that is longer than the archive says breaks off with an error. */
  open: () => Promise<Readable>;
};

const MEBIBYTE = 1024 * 1024;

class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: FileSource;
  constructor(source: FileSource) {
    super();
    this.#source = source;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    return ReadableStream.from(this.#source.read(start, end), { objectMode: false });
  }
}

const openZip = (source: FileSource): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.fromRandomAccessReader(
      new SourceReader(source),
      source.sizeBytes,
      { lazyEntries: true, autoClose: false },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    ),
  );

const entriesOf = (zip: ZipFile): Promise<Entry[]> =>
  new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('entry', (entry: Entry) => {
      entries.push(entry);
      if (entries.length > ZIP_MAX_FILES)
        reject(new FileRefused(`The archive holds more than ${ZIP_MAX_FILES} files.`));
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
const refuseBomb = (entries: readonly Entry[], mostBytes: number): void => {
  const packed = entries.reduce((sum, entry) => sum + entry.compressedSize, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (unpacked > mostBytes || (unpacked > MEBIBYTE && unpacked > packed * UNPACKED_MAX_RATIO))
    throw new FileRefused(
      `The archive would unpack to ${Math.round(unpacked / MEBIBYTE)} MB from ${Math.round(packed / MEBIBYTE)} MB. That’s too much, so we didn’t unpack it.`,
    );
};

const isFile = ({ fileName }: Entry): boolean => !fileName.endsWith('/') && !fileName.startsWith('__MACOSX');

const unpackable = (error: unknown): FileRefused =>
  error instanceof FileRefused
    ? error
    : new FileRefused(
        `We couldn’t unpack the archive: ${error instanceof Error ? error.message : String(error)}.`,
      );

/** What its directory names. Nothing is judged or unpacked. */
export const archivedNames = async (source: FileSource): Promise<string[]> =>
  (await entriesOf(await openZip(source))).map(({ fileName }) => fileName);

/** The files of an archive, by its directory; nothing is unpacked until it is opened. */
export const openArchive = async (
  source: FileSource,
  mostBytes: number = UNPACKED_MAX_BYTES,
): Promise<ArchivedFile[]> => {
  try {
    const zip = await openZip(source);
    const entries = (await entriesOf(zip)).filter(isFile);
    refuseBomb(entries, mostBytes);
    return entries.map((entry) => ({
      name: storableText(entry.fileName),
      packedBytes: entry.compressedSize,
      unpackedBytes: entry.uncompressedSize,
      open: () => openEntry(zip, entry),
    }));
  } catch (error) {
    throw unpackable(error);
  }
};

/** Reads what `open` of an entry gives; what cannot be unpacked is refused in words. */
export async function* unpacked(file: ArchivedFile): AsyncGenerator<Buffer> {
  try {
    yield* await file.open();
  } catch (error) {
    throw unpackable(error);
  }
}
