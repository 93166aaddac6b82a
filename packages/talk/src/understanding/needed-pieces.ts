/**
 * The pieces of text without which a pattern finds nothing: wherever it matches, one of them stands in the text. Null where
 * the pattern does not tell, as one that looks past upper and lower case.
 */
export type NeededPieces = readonly string[] | null;

/** What one part of a pattern needs; whether it takes up no room; and its letter, where it is one. */
type Part = { needs: NeededPieces; isEmpty: boolean; letter?: string };

const NOTHING: Part = { needs: null, isEmpty: false };
const NO_ROOM: Part = { needs: null, isEmpty: true };
const SIGNS_OF_CLASSES = /[dDwWsS]/;
const CONTROLS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v' };
/** More of them would be found in most texts. */
const MOST_PIECES = 400;

class UnknownSign extends Error {}

/** Roughly how often a sign stands in a text. */
const shareOfSign = (sign: string): number => {
  if (sign === ' ') return 0.17;
  if (sign === 'e') return 0.1;
  if ('taoinsr'.includes(sign)) return 0.06;
  if ('hldcum'.includes(sign)) return 0.03;
  return /[a-z]/.test(sign) ? 0.015 : 0.004;
};
const shareOfPiece = (piece: string): number =>
  Array.from(piece, shareOfSign).reduce((share, one) => share * one, 1);

/** So many signs of a piece are looked for: what it is told apart by. */
export const LONGEST_PIECE = 5;
const seldomest = (piece: string): string => {
  const starts = Array.from({ length: Math.max(1, piece.length - LONGEST_PIECE + 1) }, (_, at) => at);
  return starts
    .map((at) => piece.slice(at, at + LONGEST_PIECE))
    .reduce((best, one) => (shareOfPiece(one) < shareOfPiece(best) ? one : best));
};

/** Fewer texts have any of them. */
const isBetter = (one: readonly string[], other: readonly string[] | null): boolean => {
  const share = (pieces: readonly string[]): number =>
    pieces.reduce((sum, piece) => sum + shareOfPiece(piece), 0);
  return other === null || share(one) < share(other);
};

/** Reads a pattern's source once from left to right. */
class PatternReader {
  readonly #signs: readonly string[];
  #at = 0;

  constructor(source: string) {
    this.#signs = Array.from(source);
  }

  read(): NeededPieces {
    const needs = this.#either();
    if (this.#at < this.#signs.length) throw new UnknownSign();
    return needs;
  }

  #next(): string {
    const sign = this.#signs[this.#at++];
    if (sign === undefined) throw new UnknownSign();
    return sign;
  }

  #takes(text: string): boolean {
    const signs = Array.from(text);
    if (!signs.every((sign, at) => this.#signs[this.#at + at] === sign)) return false;
    this.#at += signs.length;
    return true;
  }

  /** One of several: what each of them needs. */
  #either(): NeededPieces {
    const needed = new Set<string>();
    let isTold = true;
    do {
      const needs = this.#sequence();
      for (const piece of needs ?? []) needed.add(piece);
      isTold &&= needs !== null;
    } while (this.#takes('|'));
    return isTold && needed.size <= MOST_PIECES ? [...needed] : null;
  }

  /** One after the other: what the part needs that tells most. Letters beside each other are one piece. */
  #sequence(): NeededPieces {
    let best: readonly string[] | null = null;
    let run = '';
    const offer = (pieces: readonly string[]): void => {
      if (pieces.length > 0 && isBetter(pieces, best)) best = pieces;
    };
    const endRun = (): void => {
      if (run !== '') offer([seldomest(run)]);
      run = '';
    };
    while (this.#at < this.#signs.length && !'|)'.includes(this.#signs[this.#at] ?? '')) {
      const part = this.#part();
      const times = this.#times();
      if (part.letter !== undefined && times === 'once') {
        run += part.letter;
        continue;
      }
      if (part.isEmpty && part.needs === null) continue;
      if (times === 'perhaps') {
        endRun();
        continue;
      }
      if (part.letter !== undefined) run += part.letter;
      endRun();
      if (part.needs) offer(part.needs);
    }
    endRun();
    return best;
  }

  #times(): 'once' | 'perhaps' | 'often' {
    const sign = this.#signs[this.#at];
    if (sign === undefined || !'?*+{'.includes(sign)) return 'once';
    this.#at++;
    let least = sign === '+' ? 1 : 0;
    if (sign === '{') {
      let range = '';
      for (let one = this.#next(); one !== '}'; one = this.#next()) range += one;
      if (!/^\d+(?:,\d*)?$/.test(range)) throw new UnknownSign();
      least = Number.parseInt(range, 10);
    }
    this.#takes('?');
    return least === 0 ? 'perhaps' : 'often';
  }

  #part(): Part {
    const sign = this.#next();
    switch (sign) {
      case '(':
        return this.#group();
      case '[':
        return this.#class();
      case '\\':
        return this.#escaped();
      case '^':
      case '$':
        return NO_ROOM;
      case '.':
        return NOTHING;
      default:
        return { needs: null, isEmpty: false, letter: sign };
    }
  }

  #group(): Part {
    const isDenied = this.#takes('?!') || this.#takes('?<!');
    const isLook = isDenied || this.#takes('?=') || this.#takes('?<=');
    if (!isLook && this.#takes('?') && !this.#takes(':')) {
      if (!this.#takes('<')) throw new UnknownSign();
      while (this.#next() !== '>');
    }
    const needs = this.#either();
    if (this.#next() !== ')') throw new UnknownSign();
    return { needs: isDenied ? null : needs, isEmpty: isLook };
  }

  #class(): Part {
    for (let sign = this.#next(); sign !== ']'; sign = this.#next()) if (sign === '\\') this.#next();
    return NOTHING;
  }

  #escaped(): Part {
    const sign = this.#next();
    if (sign === 'b') return NO_ROOM;
    if (SIGNS_OF_CLASSES.test(sign)) return NOTHING;
    if (sign === 'p' || sign === 'P') {
      while (this.#next() !== '}');
      return NOTHING;
    }
    const control = CONTROLS[sign];
    if (control !== undefined) return { needs: null, isEmpty: false, letter: control };
    if (/[\p{L}\p{N}]/u.test(sign)) throw new UnknownSign();
    return { needs: null, isEmpty: false, letter: sign };
  }
}

export const neededPieces = ({ source, flags }: RegExp): NeededPieces => {
  if (/[iv]/.test(flags)) return null;
  try {
    return new PatternReader(source).read();
  } catch (error) {
    // What is not known here tells nothing.
    if (error instanceof UnknownSign) return null;
    throw error;
  }
};
