import type { KnownEncoding } from '@propguard/rules/imports/text-encoding';

const isUtf8 = (head: Uint8Array): boolean => {
  try {
    // The head may end in the middle of a letter.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

const SHARE_OF_ZEROS = 0.3;
const SAMPLED_BYTES = 4096;

/** By the mark at the beginning, by every second byte being zero, or by what can be read at all. */
export const guessEncoding = (head: Uint8Array): KnownEncoding => {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  const sample = head.subarray(0, SAMPLED_BYTES);
  const zeros = [0, 1].map((from) => sample.filter((byte, at) => byte === 0 && at % 2 === from).length);
  const [atEven = 0, atOdd = 0] = zeros;
  if (sample.length > 0 && Math.max(atEven, atOdd) > sample.length * SHARE_OF_ZEROS)
    return atOdd > atEven ? 'utf-16le' : 'utf-16be';
  return isUtf8(head) ? 'utf-8' : 'windows-1252';
};
