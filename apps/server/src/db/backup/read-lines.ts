import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { unsealWith } from './unsealing.ts';

const NEWLINE = 0x0a;
const OPENING_BRACE = 0x7b;

/** An encrypted file begins with a line of JSON, any other with the mark of gzip. */
const isSealed = async (file: string): Promise<boolean> => {
  const handle = await open(file);
  try {
    const first = Buffer.alloc(1);
    await handle.read(first, 0, 1, 0);
    return first[0] === OPENING_BRACE;
  } finally {
    await handle.close();
  }
};

const textOf = async (file: string, key: string | null): Promise<AsyncIterable<Buffer>> => {
  const sealed = await isSealed(file);
  const source = createReadStream(file);
  // Whatever goes wrong on the way comes out of the loop that reads it.
  const done = () => undefined;
  return sealed
    ? pipeline(source, unsealWith(key), createGunzip(), done)
    : pipeline(source, createGunzip(), done);
};

/**
 * The lines of a gzipped file, encrypted or not. Node's own reader also breaks lines at U+2028, which may stand in a
 * value.
 */
export async function* readLines(file: string, key: string | null): AsyncGenerator<string> {
  const text = await textOf(file, key);
  let rest: Buffer[] = [];
  for await (const chunk of text) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      rest.push(chunk.subarray(start, end));
      yield Buffer.concat(rest).toString('utf8');
      rest = [];
      start = end + 1;
    }
    if (start < chunk.length) rest.push(chunk.subarray(start));
  }
  if (rest.length > 0) yield Buffer.concat(rest).toString('utf8');
}
