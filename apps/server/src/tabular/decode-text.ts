import { TextDecoder } from 'node:util';
import type { TextEncoding } from '@propguard/rules/imports/text-encoding';
import type { ReadingMeter } from '../intake/file-source.ts';
import { guessEncoding } from './guess-encoding.ts';

/** Text of a stream of bytes, without the mark at its beginning. What cannot be read becomes U+FFFD. */
export async function* decodeText(
  pieces: AsyncIterable<Buffer>,
  encoding: TextEncoding,
  meter?: ReadingMeter,
): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  for await (const piece of pieces) {
    decoder ??= new TextDecoder(encoding === 'auto' ? guessEncoding(piece) : encoding);
    if (meter) meter.bytes += piece.length;
    const text = decoder.decode(piece, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}
