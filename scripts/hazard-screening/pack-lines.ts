import type { DeltaLine } from '../basemap/delta-lines.ts';

/** Zigzag, then seven bits a byte, the low ones first. */
function putNumber(bytes: number[], number: number): void {
  let left = number < 0 ? -2 * number - 1 : 2 * number;
  while (left >= 128) {
    bytes.push((left % 128) + 128);
    left = Math.floor(left / 128);
  }
  bytes.push(left);
}

/** Each list: how many lines; each line: how many positions, then the steps between them. */
export function packLines(lists: readonly (readonly DeltaLine[])[]): Uint8Array {
  const bytes: number[] = [];
  for (const lines of lists) {
    putNumber(bytes, lines.length);
    for (const line of lines) {
      putNumber(bytes, line.length / 2);
      for (const step of line) putNumber(bytes, step);
    }
  }
  return Uint8Array.from(bytes);
}
