import { LONGEST_PIECE, neededPieces } from './needed-pieces.ts';
import { onceAMessage } from './once-a-message.ts';

/** Of the signs so far and one more. Two pieces of one number let more through, and nothing less. */
const numberWith = (number: number, code: number): number =>
  (Math.imul(number ^ code, 0x9e3779b1) ^ (number >>> 13)) & 0x3fffffff;

const numberOf = (piece: string): number => {
  let number = 1;
  for (let at = 0; at < piece.length; at++) number = numberWith(number, piece.charCodeAt(at));
  return number;
};

/** Of all that a text has: several sieves ask for them. */
const numbersIn = onceAMessage((text): ReadonlySet<number> => {
  const numbers = new Set<number>();
  for (let start = 0; start < text.length; start++) {
    let number = 1;
    const end = Math.min(text.length, start + LONGEST_PIECE);
    for (let at = start; at < end; at++) {
      number = numberWith(number, text.charCodeAt(at));
      numbers.add(number);
    }
  }
  return numbers;
});

/** So many numbers fall together when it is seen at a glance that one is not known. */
const GLANCES = 1 << 13;

/**
 * Of many patterns hardly any matches a text, and each that is tried takes longer than to see that none of the words that
 * it needs is there. What is let through, in the order of the list, may match; what is not, cannot.
 */
export const sieveOf = <Item>(
  items: readonly Item[],
  patternOf: (item: Item) => RegExp,
): ((text: string) => readonly Item[]) => {
  const always: number[] = [];
  const byPiece = new Map<number, number[]>();
  const isKnown = new Uint8Array(GLANCES);
  for (const [at, item] of items.entries()) {
    const pieces = neededPieces(patternOf(item));
    if (pieces === null) always.push(at);
    for (const piece of pieces ?? []) {
      const number = numberOf(piece);
      isKnown[number % GLANCES] = 1;
      const known = byPiece.get(number);
      if (known) known.push(at);
      else byPiece.set(number, [at]);
    }
  }
  return onceAMessage((text) => {
    const isThrough = new Uint8Array(items.length);
    for (const at of always) isThrough[at] = 1;
    for (const number of numbersIn(text))
      if (isKnown[number % GLANCES] === 1) for (const item of byPiece.get(number) ?? []) isThrough[item] = 1;
    return items.filter((_, at) => isThrough[at] === 1);
  });
};

/** Whether one of several patterns, none of which remembers where it was, matches. */
export const matcherOf = (patterns: readonly RegExp[]): ((text: string) => boolean) => {
  const through = sieveOf(patterns, (pattern) => pattern);
  return (text) => through(text).some((pattern) => pattern.test(text));
};
