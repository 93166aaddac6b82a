import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

const NEWLINE = 0x0a;

/**
 * The lines of a gzipped file. Node's own reader also breaks lines at U+2028, which may stand in a value.
 */
export async function* readLines(file: string): AsyncGenerator<string> {
  // Whatever goes wrong on the way comes out of the loop below.
  const text = pipeline(createReadStream(file), createGunzip(), () => undefined);
  let rest: Buffer[] = [];
  for await (const chunk of text as AsyncIterable<Buffer>) {
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
