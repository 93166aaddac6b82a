import type { Shape } from '@propguard/engine/hazard/shape/shape';

/** Whole numbers of 0.0001 degree, as in the source. */
const UNITS_PER_STEP = 1000;

export type WaterLines = { rivers: Shape[]; coast: Shape[] };

/** Signed numbers in as few bytes as they need: zigzag, seven bits a byte, the low ones first. */
class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): number {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined) throw new RangeError('The file of waters ends too early.');
      value += (byte % 128) * factor;
      if (byte < 128) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    }
  }
}

const readLines = (numbers: VarintReader): Shape[] =>
  Array.from({ length: numbers.next() }, () => {
    const count = numbers.next();
    const positions = new Int32Array(2 * count);
    let [x, y] = [0, 0];
    for (let i = 0; i < count; i++) {
      x += numbers.next();
      y += numbers.next();
      positions[2 * i] = x * UNITS_PER_STEP;
      positions[2 * i + 1] = y * UNITS_PER_STEP;
    }
    return { form: 'line', positions, ends: Uint32Array.of(count) };
  });

/** Two lists of lines, rivers and shores; see scripts/hazard-screening/build.ts. */
export const readWaterLines = (bytes: Uint8Array): WaterLines => {
  const numbers = new VarintReader(bytes);
  return { rivers: readLines(numbers), coast: readLines(numbers) };
};
