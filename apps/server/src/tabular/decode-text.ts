import { TextDecoder } from 'node:util';
import type { TextEncoding } from '@propguard/rules/imports/text-encoding';
import type { ReadingMeter } from '../intake/file-source.ts';
import { guessEncoding } from './guess-encoding.ts';

/** Some hundred rows: whoever takes a text apart does all of it in one go, and everybody else waits for that. */
const BYTES_AT_ONCE = 32 * 1024;

/** Text of a stream of bytes, without the mark at its beginning. What cannot be read becomes U+FFFD. */
export async function* decodeText(
  pieces: AsyncIterable<Buffer>,
  encoding: TextEncoding,
  meter?: ReadingMeter,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encoding === 'auto' ? guessEncoding(piece) : encoding);
    for (let from = 0; from < piece.length; from += BYTES_AT_ONCE) {
      const slice = piece.subarray(from, from + BYTES_AT_ONCE);
      if (meter) meter.bytes += slice.length;
      const text = decoder.decode(slice, { stream: true });
      if (text !== '') yield text;
    }
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}
