export type Random = () => number;

/** Shares in [0, 1) from a seed: mulberry32, the same on every machine. */
export const seededRandom = (seed: number): Random => {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Puts a random sample without repetition in front of the list (a partial Fisher-Yates shuffle). */
export const sampleToFront = (list: Int32Array, sampleSize: number, random: Random): void => {
  for (let i = 0; i < sampleSize; i++) {
    const j = i + Math.floor(random() * (list.length - i));
    const moved = list[i]!;
    list[i] = list[j]!;
    list[j] = moved;
  }
};
