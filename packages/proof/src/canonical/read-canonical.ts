import { canonicalText, type Json } from './canonical-json.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * The value of a file that is byte for byte its canonical form, or null. Anything else is refused: two files with
 * one meaning would let a changed file pass for the original (white space, order, a name that occurs twice).
 */
export const readCanonical = (bytes: Uint8Array): Json | null => {
  try {
    const text = decoder.decode(bytes);
    const value = JSON.parse(text) as Json;
    return canonicalText(value) === text ? value : null;
  } catch {
    return null;
  }
};
