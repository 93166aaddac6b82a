import type { Position } from './simplify-line.ts';

/** Lines as whole numbers of 0.0001 degree (about 11 m): the first position, then steps. */
export type DeltaLine = number[];

const UNITS_PER_DEGREE = 10_000;

export function encodeLine(line: readonly Position[]): DeltaLine {
  const encoded: DeltaLine = [];
  let x = 0;
  let y = 0;
  for (const [lng, lat] of line) {
    const nextX = Math.round(lng * UNITS_PER_DEGREE);
    const nextY = Math.round(lat * UNITS_PER_DEGREE);
    if (encoded.length > 0 && nextX === x && nextY === y) continue;
    encoded.push(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
  }
  return encoded;
}

export function decodeLine(encoded: DeltaLine): Position[] {
  const line: Position[] = [];
  let x = 0;
  let y = 0;
  for (let i = 0; i + 1 < encoded.length; i += 2) {
    x += encoded[i] ?? 0;
    y += encoded[i + 1] ?? 0;
    line.push([x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE]);
  }
  return line;
}
