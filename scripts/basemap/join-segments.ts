import type { Position } from './simplify-line.ts';

/** Joins lines that share an end point, and says which of the results are closed. */
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
  const lines: Position[][] = [];
  for (const seed of waiting) {
    if (![...ends(seed)].every((key) => byEnd.get(key)?.has(seed))) continue;
    forget(seed);
    let chain = [...seed];
    for (const turn of [false, true]) {
      if (turn) chain.reverse();
      while (!isClosed(chain)) {
        const next = takeNeighbour(chain, byEnd);
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

/** Only an end that exactly one other line shares is joined: at a confluence lines stay apart. */
function takeNeighbour(chain: Position[], byEnd: Map<string, Set<Position[]>>): Position[] | undefined {
  const neighbours = byEnd.get(keyOf(chain.at(-1)));
  return neighbours?.size === 1 ? [...neighbours][0] : undefined;
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
