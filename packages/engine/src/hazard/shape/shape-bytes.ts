import type { Shape, ShapeForm } from './shape.ts';

const FORMS: readonly ShapeForm[] = ['area', 'line', 'point'];
const HEAD_WORDS = 2;
const WORD_BYTES = 4;

/** Form, number of rings, their ends, then the positions: all as 32-bit words, little endian. */
export const shapeToBytes = ({ form, positions, ends }: Shape): Uint8Array => {
  const words = new Int32Array(HEAD_WORDS + ends.length + positions.length);
  words[0] = FORMS.indexOf(form);
  words[1] = ends.length;
  words.set(ends, HEAD_WORDS);
  words.set(positions, HEAD_WORDS + ends.length);
  return new Uint8Array(words.buffer);
};

export const shapeFromBytes = (bytes: Uint8Array): Shape => {
  // A copy, because words must begin at a multiple of four.
  const words = new Int32Array(new Uint8Array(bytes).buffer, 0, Math.floor(bytes.byteLength / WORD_BYTES));
  const form = FORMS[words[0] as number];
  const rings = words[1] as number;
  if (!form || rings > words.length) throw new RangeError('These bytes hold no shape.');
  return {
    form,
    ends: new Uint32Array(words.subarray(HEAD_WORDS, HEAD_WORDS + rings)),
    positions: words.subarray(HEAD_WORDS + rings),
  };
};
