import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod';

/**
 * Folders and files as one stream: a line of JSON names each; a file's contents follow in chunks with their length in
 * front, until a length of zero. A file may grow or shrink while it is read, so no size is promised. The last line says
 * that it is the last.
 */
const Entry = z.union([
  z.object({ folder: z.string() }),
  z.object({ file: z.string() }),
  z.object({ files: z.int() }),
]);
export type Packed = { folder: string } | { file: string; contents: AsyncIterable<Buffer> };

const LENGTH_BYTES = 4;
const NEWLINE = 0x0a;
const LONGEST_LINE = 16 * 1024;

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(bytes);
  return length;
};
const lineOf = (entry: z.infer<typeof Entry>): Buffer => Buffer.from(`${JSON.stringify(entry)}\n`);

/** Files come and go while the server works; what is gone is not needed, the WAL knows. */
export async function* contentsOf(file: string): AsyncGenerator<Buffer> {
  try {
    yield* createReadStream(file, { highWaterMark: 256 * 1024 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

export async function* pack(
  entries: AsyncIterable<Packed>,
  onFile: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let files = 0;
  for await (const entry of entries) {
    if ('folder' in entry) {
      yield lineOf({ folder: entry.folder });
      continue;
    }
    yield lineOf({ file: entry.file });
    let bytes = 0;
    for await (const chunk of entry.contents) {
      if (chunk.length === 0) continue;
      yield lengthOf(chunk.length);
      yield chunk;
      bytes += chunk.length;
    }
    yield lengthOf(0);
    files += 1;
    onFile(bytes);
  }
  yield lineOf({ files });
}

/** Takes what it is asked for from chunks of any size. */
class Taker {
  readonly #chunks: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#chunks = source[Symbol.asyncIterator]();
  }

  async #hold(enough: () => boolean): Promise<void> {
    while (!enough()) {
      const next = await this.#chunks.next();
      if (next.done) throw new Error('it ends too early');
      this.#held = Buffer.concat([this.#held, next.value]);
    }
  }

  #cut(bytes: number): Buffer {
    const taken = this.#held.subarray(0, bytes);
    this.#held = this.#held.subarray(bytes);
    return taken;
  }

  async take(bytes: number): Promise<Buffer> {
    await this.#hold(() => this.#held.length >= bytes);
    return this.#cut(bytes);
  }

  async line(): Promise<string> {
    await this.#hold(() => this.#held.includes(NEWLINE) || this.#held.length > LONGEST_LINE);
    return this.#cut(this.#held.indexOf(NEWLINE) + 1).toString('utf8');
  }
}

async function* fileIn(taker: Taker): AsyncGenerator<Buffer> {
  for (;;) {
    const length = (await taker.take(LENGTH_BYTES)).readUInt32BE();
    if (length === 0) return;
    yield await taker.take(length);
  }
}

/** Where an entry belongs; one that would lie outside is none of ours. */
const within = (folder: string, name: string): string => {
  const place = path.join(folder, name);
  if (!place.startsWith(folder + path.sep)) throw new Error('it names a place outside');
  return place;
};

export async function unpack(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const taker = new Taker(source);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let found = 0; ; ) {
    const entry = Entry.parse(JSON.parse(await taker.line()));
    if ('files' in entry) {
      if (entry.files !== found) throw new Error('a file is missing');
      return;
    }
    if ('folder' in entry) {
      await mkdir(within(folder, entry.folder), { recursive: true, mode: 0o700 });
      continue;
    }
    const target = await open(within(folder, entry.file), 'w', 0o600);
    await pipeline(fileIn(taker), target.createWriteStream());
    found += 1;
  }
}
