import { CITIES, cityAt } from '@propguard/rules/market/cities';
import type { State } from '@propguard/rules/places/states';
import { type Gazetteer, type KnownPlace, LONGEST_NAME_WORDS } from '../gazetteer.ts';
import {
  CITIES_IN_SCRIPTS,
  EVERYDAY_NAMES,
  FOREIGN_IN_SCRIPTS,
  FOREIGN_PLACES,
  ORDINARY_NAMES,
  PLACE_PREPOSITIONS,
  STRONG_PREPOSITIONS,
} from '../place-words.ts';
import { ADDRESS, isSentence, NUMBER_UNITS, numberOf } from './address-line.ts';
import type { AddressMention, PlaceMention, Span } from './place-mention.ts';
import { settleByCompany, withoutDoubles, withoutPutAside } from './settle-places.ts';
import { LONG_STATES, qualifierAfter, stateOf, type Text, type Token, tokenise } from './tokens.ts';
import { cityNamed, meant, widened } from './which-place.ts';

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

/** Shorter names of places that we have nothing on are too often something else. */
const LEAST_LETTERS_OF_RARE_NAME = 5;
const SPEAKS_OF_TIME = /\b(?:will|would|going to|forecast|predict|by|since|until|back in|built)\b/i;
const SPEAKS_OF_MONEY =
  /\b(?:expenses?|spend|earn|income|loan|deposit|borrow|rent|bills|salary|repay|certificate|cert|token|cost|costs|budget)/i;
/** A number after these at the end of a message is an amount, a reference or a house number. */
const BEFORE_AMOUNT =
  /^(?:of|on|is|to|from|about|around|under|over|below|above|than|spend|earn|make|income|expenses?|loan|deposit|certificate|cert|token|number|no|and|or|what|reference|id|aps|apg|cps|year|\d+)$/;
const BEFORE_POSTCODE: ReadonlySet<string> = new Set(['in', 'at', 'near', 'around', 'within', 'for']);

class PlaceFinder {
  readonly #text: Text;
  readonly #gazetteer: Gazetteer;
  readonly #hints: PlaceHints;
  readonly #taken: Span[] = [];

  constructor(text: string, gazetteer: Gazetteer, hints: PlaceHints) {
    this.#text = tokenise(text);
    this.#gazetteer = gazetteer;
    this.#hints = hints;
  }

  find(): PlaceMention[] {
    const found: PlaceMention[] = [...this.#addresses()];
    found.push(...this.#names());
    found.push(...this.#inScripts());
    if (found.length === 0) found.push(...this.#misspelt());
    if (found.length === 0) found.push(...this.#unknown());
    const inOrder = found.sort((a, b) => a.start - b.start);
    return settleByCompany(withoutDoubles(withoutPutAside(inOrder, this.#text.text)));
  }

  #isFree = ({ start, end }: Span): boolean =>
    this.#taken.every((span) => end <= span.start || start >= span.end);

  #take<T extends PlaceMention>(mention: T): T {
    this.#taken.push({ start: mention.start, end: mention.end });
    return mention;
  }

  /** The longest name that begins at this word. */
  #nameAt(at: number): { words: number; places: readonly KnownPlace[]; name: string } | null {
    const { tokens, text } = this.#text;
    for (let words = LONGEST_NAME_WORDS; words >= 1; words--) {
      const part = tokens.slice(at, at + words);
      const [first] = part;
      const last = part.at(-1);
      if (part.length < words || !first || !last || !this.#isFree({ start: first.start, end: last.end }))
        continue;
      if (/[,;:!?()]|\.\s/.test(text.slice(first.start, last.end))) continue;
      const name = part.map(({ form }) => form).join(' ');
      if (/^\d+$/.test(name)) continue;
      const places = this.#gazetteer.named(name);
      if (places.length > 0 || cityNamed(name, null) || FOREIGN_PLACES.has(name))
        return { words, places, name };
    }
    return null;
  }

  #addresses(): AddressMention[] {
    const { text, tokens } = this.#text;
    return [...text.matchAll(ADDRESS)].flatMap((match) => {
      const [whole, number = '', street = ''] = match;
      if (NUMBER_UNITS.test(` ${street}`) || isSentence(street)) return [];
      const line = `${numberOf(number)} ${street}`.replace(/\s+/g, ' ').replace(/\.$/, '').trim();
      const end = match.index + whole.length;
      const after = tokens.findIndex((token) => token.start >= end);
      const none = {
        kind: 'address',
        start: match.index,
        end,
        line,
        locality: null,
        candidates: [],
      } as const;
      if (after < 0) return [this.#take({ ...none, state: null, postcode: null })];
      // 'in', 'at' and a comma may stand between the street and its suburb.
      for (const skip of [0, 1]) {
        const token = tokens[after + skip];
        const gap = text.slice(end, token?.start ?? end);
        if (!token || !/^[\s,]*(?:(?:in|at|en|à|in|bei|em|a|в)\s+)?$/iu.test(gap)) continue;
        const named = this.#nameAt(after + skip) ?? this.#nearlyAt(after + skip);
        if (!named || named.places.length === 0) continue;
        const qualifier = qualifierAfter(this.#text, after + skip + named.words);
        const candidates = meant(named.places, qualifier, this.#hints.state);
        const last = tokens[after + skip + named.words - 1];
        const finish = Math.max(qualifier.end, last?.end ?? end);
        return [
          this.#take({
            ...none,
            end: finish,
            locality: candidates[0] ?? null,
            candidates,
            state: qualifier.state,
            postcode: qualifier.postcode,
          }),
        ];
      }
      const { state, postcode, end: finish } = qualifierAfter(this.#text, after);
      return [this.#take({ ...none, end: Math.max(end, state || postcode ? finish : end), state, postcode })];
    });
  }

  #nearlyAt(at: number): { words: number; places: readonly KnownPlace[] } | null {
    const { tokens } = this.#text;
    for (let words = 3; words >= 1; words--) {
      const name = tokens
        .slice(at, at + words)
        .map(({ form }) => form)
        .join(' ');
      const places = this.#gazetteer.almostNamed(name);
      if (places.length > 0) return { words, places };
    }
    return null;
  }

  #wordBefore(at: number): string {
    return this.#text.tokens[at - 1]?.form ?? '';
  }

  /** Whether a name that may be something else is meant as a place here. */
  #isMeant(
    at: number,
    words: number,
    name: string,
    places: readonly KnownPlace[],
    isQualified: boolean,
  ): boolean {
    const { tokens, isShouted } = this.#text;
    if (isQualified || this.#hints.isOtherScript) return true;
    const token = tokens[at];
    const before = this.#wordBefore(at);
    const isCapital = Boolean(token?.isCapital) && !isShouted && at > 0;
    if (words === 1 && EVERYDAY_NAMES.has(name)) return isCapital && STRONG_PREPOSITIONS.has(before);
    const isAlone = tokens.length <= words + 1;
    if (ORDINARY_NAMES.has(name))
      return isCapital || STRONG_PREPOSITIONS.has(before) || tokens.length === words;
    const hasData = places.some(({ streets }) => streets > 0) || cityNamed(name, null) !== undefined;
    if (hasData) return true;
    if (words === 1 && this.#hints.isOrdinaryWord(name)) return isCapital && STRONG_PREPOSITIONS.has(before);
    const isInCity = places.some((place) => cityAt(place) !== null);
    const isRare =
      words === 1 &&
      (name.length >= LEAST_LETTERS_OF_RARE_NAME || isCapital) &&
      !this.#hints.isKnownWord(name);
    // 'The risk' and 'the hill' are places too.
    const isPhrase = words > 1 && (isCapital || !name.split(' ').every(this.#hints.isKnownWord));
    return isInCity || PLACE_PREPOSITIONS.has(before) || isAlone || isPhrase || isRare;
  }

  #names(): PlaceMention[] {
    const { tokens } = this.#text;
    const found: PlaceMention[] = [];
    for (let at = 0; at < tokens.length; at++) {
      const token = tokens[at];
      if (!token || !this.#isFree(token)) continue;
      const mention = this.#mentionAt(at, token);
      if (!mention) continue;
      found.push(this.#take(mention.mention));
      at = mention.next - 1;
    }
    return found;
  }

  #mentionAt(at: number, token: Token): { mention: PlaceMention; next: number } | null {
    const large = this.#stateAt(at, token);
    if (large) return large;
    const named = this.#nameAt(at);
    if (!named) return this.#postcodeAt(at, token);
    const { tokens } = this.#text;
    const last = tokens[at + named.words - 1] ?? token;
    const qualifier = qualifierAfter(this.#text, at + named.words);
    const isQualified = qualifier.state !== null || qualifier.postcode !== null;
    const span = { start: token.start, end: isQualified ? qualifier.end : last.end };
    const next = isQualified ? qualifier.next : at + named.words;
    const city = qualifier.postcode ? undefined : cityNamed(named.name, qualifier.state);
    if (city) {
      if (!this.#isMeant(at, named.words, named.name, named.places, isQualified)) return null;
      return { mention: { kind: 'city', city, ...span }, next };
    }
    const hasData = named.places.some(({ streets }) => streets > 0);
    if (FOREIGN_PLACES.has(named.name) && !isQualified && !hasData)
      return { mention: { kind: 'foreign', name: named.name, ...span }, next };
    if (!this.#isMeant(at, named.words, named.name, named.places, isQualified)) return null;
    const candidates = isQualified
      ? this.#bestOf(named.name, named.places, qualifier)
      : this.#maybeWidened(this.#bestOf(named.name, named.places, qualifier), named.places);
    const [place] = candidates;
    return place ? { mention: { kind: 'locality', place, candidates, ...span }, next } : null;
  }

  #maybeWidened(candidates: readonly KnownPlace[], places: readonly KnownPlace[]): readonly KnownPlace[] {
    return this.#hints.state ? candidates : widened(candidates, places);
  }

  /** 'Paramatta' is a place in South Australia, and hardly ever the one that is meant. */
  #bestOf(
    name: string,
    places: readonly KnownPlace[],
    qualifier: { state: State | null; postcode: string | null },
  ) {
    const candidates = meant(places, qualifier, this.#hints.state);
    if (candidates.some(({ streets }) => streets > 0) || qualifier.postcode) return candidates;
    const nearly = this.#gazetteer
      .almostNamed(name)
      .filter((place) => !qualifier.state || place.state === qualifier.state);
    const isCertain = candidates.some((place) => cityAt(place) !== null);
    return nearly.length > 0 && !isCertain ? nearly.slice(0, 1) : candidates;
  }

  #stateAt(at: number, token: Token): { mention: PlaceMention; next: number } | null {
    const { tokens, text } = this.#text;
    if (token.form === 'australia' && this.#wordBefore(at) !== 'south' && this.#wordBefore(at) !== 'western')
      return { mention: { kind: 'country', start: token.start, end: token.end }, next: at + 1 };
    for (const [name, state] of LONG_STATES) {
      const words = name.split(' ');
      if (!words.every((word, offset) => tokens[at + offset]?.form === word)) continue;
      const end = tokens[at + words.length - 1]?.end ?? token.end;
      if (state === 'VIC' && this.#nameAt(at)?.name !== 'victoria' && this.#nameAt(at)) return null;
      return { mention: { kind: 'state', state, start: token.start, end }, next: at + words.length };
    }
    const short = stateOf(token.form);
    const isWritten =
      text.slice(token.start, token.end) === token.form.toUpperCase() && !this.#text.isShouted;
    const isSure = short && (isWritten || (STRONG_PREPOSITIONS.has(this.#wordBefore(at)) && short !== 'ACT'));
    const isPlain = short === 'NSW' || short === 'QLD' || short === 'TAS' || short === 'VIC';
    if (!short || !(isSure || isPlain)) return null;
    return { mention: { kind: 'state', state: short, start: token.start, end: token.end }, next: at + 1 };
  }

  #postcodeAt(at: number, token: Token): { mention: PlaceMention; next: number } | null {
    if (!/^\d{4}$/.test(token.form)) return null;
    const before = this.#wordBefore(at);
    const isSaid = before === 'postcode' || BEFORE_POSTCODE.has(before);
    const [place] = this.#gazetteer.ofPostcode(token.form);
    const isLast = at === this.#text.tokens.length - 1;
    const isBare =
      isLast &&
      at > 0 &&
      (place?.streets ?? 0) > 0 &&
      !BEFORE_AMOUNT.test(before) &&
      !SPEAKS_OF_MONEY.test(this.#text.text);
    if (!(isSaid || isBare) || !place || this.#isYear(token, before)) return null;
    return {
      mention: { kind: 'postcode', postcode: token.form, place, start: token.start, end: token.end },
      next: at + 1,
    };
  }

  /** 'Worth in 2040' is no postcode of Sydney, unless it is called one. */
  #isYear(token: Token, before: string): boolean {
    const isLikeYear = /^(?:19|20)\d\d$/.test(token.form) && before !== 'postcode';
    return isLikeYear && (this.#taken.length > 0 || SPEAKS_OF_TIME.test(this.#text.text));
  }

  #inScripts(): PlaceMention[] {
    const { text } = this.#text;
    const cities = CITIES_IN_SCRIPTS.flatMap(([pattern, name]) => {
      const match = pattern.exec(text);
      const city = CITIES.find((one) => one.name === name);
      return match && city
        ? [{ kind: 'city' as const, city, start: match.index, end: match.index + match[0].length }]
        : [];
    });
    const foreign = FOREIGN_IN_SCRIPTS.exec(text);
    if (cities.length > 0 || !foreign) return cities;
    return [
      { kind: 'foreign', name: foreign[0], start: foreign.index, end: foreign.index + foreign[0].length },
    ];
  }

  /** Only when nothing was found by its right name. */
  #misspelt(): PlaceMention[] {
    const { tokens } = this.#text;
    for (const words of [3, 2, 1]) {
      for (let at = 0; at + words <= tokens.length; at++) {
        const part = tokens.slice(at, at + words);
        const name = part.map(({ form }) => form).join(' ');
        const isWord = part.every(
          ({ form }) => this.#hints.isOrdinaryWord(form) || PLACE_PREPOSITIONS.has(form),
        );
        if (isWord || ORDINARY_NAMES.has(name) || EVERYDAY_NAMES.has(name)) continue;
        if (!STRONG_PREPOSITIONS.has(this.#wordBefore(at)) && !part[0]?.isCapital && name.length < 7)
          continue;
        const places = this.#gazetteer.almostNamed(name);
        const { state, postcode, end } = qualifierAfter(this.#text, at + words);
        const candidates = meant(places, { state, postcode }, this.#hints.state);
        const [place] = candidates;
        const first = part[0];
        const last = part.at(-1);
        if (!place || !first || !last) continue;
        return [
          this.#take({
            kind: 'locality',
            place,
            candidates,
            start: first.start,
            end: state ? end : last.end,
          }),
        ];
      }
    }
    return [];
  }

  /** 'in Atlantis': written like a place, and none that we know. */
  #unknown(): PlaceMention[] {
    const { tokens, text, isShouted } = this.#text;
    const at = tokens.findIndex(
      ({ isCapital, form }, index) =>
        isCapital &&
        !isShouted &&
        STRONG_PREPOSITIONS.has(this.#wordBefore(index)) &&
        !this.#hints.isOrdinaryWord(form),
    );
    const first = tokens[at];
    if (!first) return [];
    let last = first;
    for (let next = at + 1; tokens[next]?.isCapital; next++) last = tokens[next] ?? last;
    return [{ kind: 'unknown', name: text.slice(first.start, last.end), start: first.start, end: last.end }];
  }
}

/** Every place that a message names, in the order of the text. */
export const findPlaces = (text: string, gazetteer: Gazetteer, hints: PlaceHints): PlaceMention[] =>
  new PlaceFinder(text, gazetteer, hints).find();
