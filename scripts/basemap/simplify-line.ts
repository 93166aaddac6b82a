export type Position = readonly [lng: number, lat: number];

/** Douglas-Peucker on a plane where a degree of longitude is shortened by the line's latitude. */
export function simplifyLine(line: readonly Position[], toleranceDegrees: number): Position[] {
  const last = line.length - 1;
  if (last < 2) return [...line];
  const shrink = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180);
  const kept = new Uint8Array(line.length);
  kept[0] = 1;
  kept[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let farthest = -1;
    let distance = toleranceDegrees;
    for (let i = from + 1; i < to; i++) {
      const d = distanceToSegment(at(line, i), at(line, from), at(line, to), shrink);
      if (d > distance) {
        distance = d;
        farthest = i;
      }
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, i) => kept[i]);
}

/** A ring is split at the point farthest from its start, so that a closed line can be simplified. */
export function simplifyRing(ring: readonly Position[], toleranceDegrees: number): Position[] {
  const start = at(ring, 0);
  let split = 0;
  let distance = -1;
  ring.forEach(([lng, lat], i) => {
    const d = (lng - start[0]) ** 2 + (lat - start[1]) ** 2;
    if (d > distance) {
      distance = d;
      split = i;
    }
  });
  const there = simplifyLine(ring.slice(0, split + 1), toleranceDegrees);
  const back = simplifyLine(ring.slice(split), toleranceDegrees);
  return [...there, ...back.slice(1)];
}

function distanceToSegment(p: Position, a: Position, b: Position, shrink: number): number {
  const abx = (b[0] - a[0]) * shrink;
  const aby = b[1] - a[1];
  const apx = (p[0] - a[0]) * shrink;
  const apy = p[1] - a[1];
  const length2 = abx * abx + aby * aby;
  const t = length2 === 0 ? 0 : Math.min(1, Math.max(0, (apx * abx + apy * aby) / length2));
  return Math.hypot(apx - t * abx, apy - t * aby);
}

function at(line: readonly Position[], i: number): Position {
  const position = line[i];
  if (!position) throw new RangeError(`no position ${i} in a line of ${line.length}`);
  return position;
}
