import type { FlatLine } from './clip.ts';

/** Squared distance of position p from the segment between positions a and b. */
const distance2 = (line: FlatLine, p: number, a: number, b: number): number => {
  const ax = line[2 * a] as number;
  const ay = line[2 * a + 1] as number;
  const dx = (line[2 * b] as number) - ax;
  const dy = (line[2 * b + 1] as number) - ay;
  const px = (line[2 * p] as number) - ax;
  const py = (line[2 * p + 1] as number) - ay;
  const length2 = dx * dx + dy * dy;
  let along = length2 === 0 ? 0 : (px * dx + py * dy) / length2;
  if (along < 0) along = 0;
  else if (along > 1) along = 1;
  const ex = px - along * dx;
  const ey = py - along * dy;
  return ex * ex + ey * ey;
};

/** Douglas and Peucker, without recursion; the first and the last position stay. */
export const thinLine = (line: FlatLine, tolerance: number): FlatLine => {
  const last = line.length / 2 - 1;
  if (last < 2) return line;
  const isKept = new Uint8Array(last + 1);
  isKept[0] = 1;
  isKept[last] = 1;
  const open = [0, last];
  while (open.length > 0) {
    const to = open.pop() as number;
    const from = open.pop() as number;
    let farthest = -1;
    let most = tolerance * tolerance;
    for (let i = from + 1; i < to; i++) {
      const d = distance2(line, i, from, to);
      if (d <= most) continue;
      most = d;
      farthest = i;
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    open.push(from, farthest, farthest, to);
  }
  const thinned: FlatLine = [];
  for (let i = 0; i <= last; i++)
    if (isKept[i] === 1) thinned.push(line[2 * i] as number, line[2 * i + 1] as number);
  return thinned;
};
