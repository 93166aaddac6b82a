import type { State } from '@propguard/rules/places/states';
import { type Gazetteer, type KnownPlace, LONGEST_NAME_WORDS } from '../gazetteer.ts';
import { FOREIGN_PLACES, NICKNAMES } from '../place-words.ts';
import type { PlaceMention, Span } from './place-mention.ts';
import { qualifierAfter, type Text, tokenise } from './tokens.ts';
import { cityNamed } from './which-place.ts';

export type PlaceHints = {
  /** The state that the conversation is about. */
  state: State | null;
  /** Latin words in a text of another script are names. */
  isOtherScript: boolean;
  /** Words of the lexicon, which are no misspelt suburbs. */
  isOrdinaryWord: (form: string) => boolean;
  /** Those, and any other word that people use every day. */
  isKnownWord: (form: string) => boolean;
};

export type NamedAt = { words: number; places: readonly KnownPlace[]; name: string };

const STREET_WORDS: ReadonlySet<string> = new Set([
  'st',
  'street',
  'rd',
  'road',
  'ave',
  'avenue',
  'pde',
  'tce',
]);

/** A text that is being searched, and what of it belongs to places that were found. */
export class PlaceSearch {
  readonly text: Text;
  readonly gazetteer: Gazetteer;
  readonly hints: PlaceHints;
  readonly #taken: Span[] = [];
  /** By the word that it would begin with: several names may end before it. */
  readonly #statesAfter = new Map<number, State | null>();

  constructor(text: string, gazetteer: Gazetteer, hints: PlaceHints) {
    this.text = tokenise(text);
    this.gazetteer = gazetteer;
    this.hints = hints;
  }

  get hasFound(): boolean {
    return this.#taken.length > 0;
  }

  isFree({ start, end }: Span): boolean {
    return this.#taken.every((span) => end <= span.start || start >= span.end);
  }

  take<T extends PlaceMention>(mention: T): T {
    this.#taken.push({ start: mention.start, end: mention.end });
    return mention;
  }

  wordBefore(at: number): string {
    return this.text.tokens[at - 1]?.form ?? '';
  }

  /** 'Brunswick St': what stands before it is the name of a street. */
  isStreetAt(at: number): boolean {
    return STREET_WORDS.has(this.text.tokens[at]?.form ?? '');
  }

  /** 'Logan VIC' is the one there that is really called so. */
  #isOfState(written: string, at: number): boolean {
    const known = this.#statesAfter.get(at);
    const state = known === undefined ? qualifierAfter(this.text, at).state : known;
    this.#statesAfter.set(at, state);
    return state !== null && this.gazetteer.named(written).some((place) => place.state === state);
  }

  /** The longest name that begins at this word. */
  nameAt(at: number): NamedAt | null {
    const { tokens, text } = this.text;
    for (let words = LONGEST_NAME_WORDS; words >= 1; words--) {
      const part = tokens.slice(at, at + words);
      const [first] = part;
      const last = part.at(-1);
      if (part.length < words || !first || !last || !this.isFree({ start: first.start, end: last.end }))
        continue;
      if (/[,;:!?()]|\.\s/.test(text.slice(first.start, last.end))) continue;
      const written = part.map(({ form }) => form).join(' ');
      if (/^\d+$/.test(written)) continue;
      const name = this.#isOfState(written, at + words) ? written : (NICKNAMES.get(written) ?? written);
      const places = this.gazetteer.named(name);
      if (places.length > 0 || cityNamed(name, null) || FOREIGN_PLACES.has(name))
        return { words, places, name };
    }
    return null;
  }

  /** The same, one slip of the keyboard away. */
  nearlyAt(at: number): NamedAt | null {
    for (let words = 3; words >= 1; words--) {
      const name = this.text.tokens
        .slice(at, at + words)
        .map(({ form }) => form)
        .join(' ');
      const places = this.gazetteer.almostNamed(name);
      if (places.length > 0) return { words, places, name };
    }
    return null;
  }
}
