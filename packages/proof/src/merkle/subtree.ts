/** The largest power of two below `size` (RFC 9162's k). */
export const splitPoint = (size: number): number => 2 ** Math.ceil(Math.log2(size) - 1);

/** A whole subtree: `2 ** level` leaves, the `index`-th of that level. */
export type Subtree = { level: number; index: number };

/** `[start, end)` as the fewest whole subtrees, left to right; start must be a multiple of a large enough power. */
export const wholeSubtrees = (start: number, end: number): Subtree[] => {
  const parts: Subtree[] = [];
  let at = start;
  while (at < end) {
    let level = Math.floor(Math.log2(end - at));
    while (at % 2 ** level !== 0) level--;
    parts.push({ level, index: at / 2 ** level });
    at += 2 ** level;
  }
  return parts;
};
