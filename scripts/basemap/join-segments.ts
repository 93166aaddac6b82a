import type { Position } from './simplify-line.ts';

/**
 * Joins lines where exactly two of them meet, and says which of the results are closed. At a confluence
 * of three the lines stay apart.
 */
export function joinSegments(segments: readonly Position[][]): { rings: Position[][]; lines: Position[][] } {
  const byEnd = new Map<string, Set<Position[]>>();
  const note = (segment: Position[]) => {
    for (const key of ends(segment)) byEnd.set(key, (byEnd.get(key) ?? new Set()).add(segment));
  };
  const forget = (segment: Position[]) => {
    for (const key of ends(segment)) byEnd.get(key)?.delete(segment);
  };
  const rings: Position[][] = [];
  const waiting: Position[][] = [];
  for (const segment of segments) {
    if (segment.length < 2) continue;
    if (isClosed(segment)) rings.push(segment);
    else waiting.push(segment);
  }
  waiting.forEach(note);
  const isPlainJoint = new Map([...byEnd].map(([key, meeting]) => [key, meeting.size === 2]));
  const lines: Position[][] = [];
  for (const seed of waiting) {
    if (![...ends(seed)].every((key) => byEnd.get(key)?.has(seed))) continue;
    forget(seed);
    let chain = [...seed];
    for (const turn of [false, true]) {
      if (turn) chain.reverse();
      while (!isClosed(chain)) {
        const joint = keyOf(chain.at(-1));
        const next = isPlainJoint.get(joint) ? [...(byEnd.get(joint) ?? [])][0] : undefined;
        if (!next) break;
        forget(next);
        const onward = keyOf(next[0]) === keyOf(chain.at(-1)) ? next : [...next].reverse();
        chain = chain.concat(onward.slice(1));
      }
    }
    (isClosed(chain) ? rings : lines).push(chain);
  }
  return { rings, lines };
}

function isClosed(line: readonly Position[]): boolean {
  return line.length > 3 && keyOf(line[0]) === keyOf(line.at(-1));
}

function* ends(line: readonly Position[]): Iterable<string> {
  yield keyOf(line[0]);
  yield keyOf(line.at(-1));
}

function keyOf(position: Position | undefined): string {
  return position ? `${position[0].toFixed(5)} ${position[1].toFixed(5)}` : '';
}
