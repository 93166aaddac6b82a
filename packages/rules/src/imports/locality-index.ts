import { spellingsOf } from '../places/abbreviations.ts';
import { searchForm } from '../places/search-form.ts';

export type LocalityPlace = {
  id: string;
  searchName: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
};

type Position = { latitude: number; longitude: number };
export type LocalityQuery = {
  name: string;
  state: string | null;
  postcode: string | null;
  /** Tells namesakes apart. */
  near?: Position | null;
};
export type LocalityMatch = LocalityPlace | 'unknown' | 'ambiguous';

/** The same suburb under several postcodes has centres this close; farther apart are namesakes. */
const SAME_PLACE_KM = 15;
const KM_PER_DEGREE = 111.2;

export const kmBetween = (a: Position, b: Position): number => {
  const shrink = Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return KM_PER_DEGREE * Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink);
};

/** Every way to write the name, one word at a time: 'mt druitt' is Mount Druitt, 'st ives' is itself. */
const spellingsOfName = (form: string): string[] => {
  const words = form.split(' ');
  const others = words.flatMap((word, at) =>
    spellingsOf(word).map((spelling) => [...words.slice(0, at), spelling, ...words.slice(at + 1)].join(' ')),
  );
  return [...new Set([form, ...others])];
};

/** 'NORTH SYDNEY' may stand as 'SYDNEY NORTH', and the other way round. */
const turned = (form: string): string[] => {
  const words = form.split(' ');
  if (words.length < 2) return [];
  return [[...words.slice(1), words[0]].join(' '), [words.at(-1), ...words.slice(0, -1)].join(' ')].filter(
    (other) => /\b(north|south|east|west|upper|lower)\b/.test(other),
  );
};

/** Localities by name, with the ways in which names are written. */
export class LocalityIndex {
  readonly #byName = new Map<string, LocalityPlace[]>();
  readonly #cells = new Map<string, LocalityPlace[]>();
  readonly #answers = new Map<string, readonly LocalityPlace[]>();

  constructor(places: readonly LocalityPlace[]) {
    for (const place of places) {
      const named = this.#byName.get(place.searchName);
      if (named) named.push(place);
      else this.#byName.set(place.searchName, [place]);
      const cell = `${Math.floor(place.latitude)} ${Math.floor(place.longitude)}`;
      const inCell = this.#cells.get(cell);
      if (inCell) inCell.push(place);
      else this.#cells.set(cell, [place]);
    }
  }

  match({ name, state, postcode, near = null }: LocalityQuery): LocalityMatch {
    const [first, ...others] = this.#candidates(name, state, postcode);
    if (!first) return 'unknown';
    const isOnePlace = others.every(
      (other) => other.state === first.state && kmBetween(first, other) < SAME_PLACE_KM,
    );
    if (isOnePlace) return first;
    return (
      (near && [first, ...others].find((place) => kmBetween(near, place) < SAME_PLACE_KM)) ?? 'ambiguous'
    );
  }

  /** Files repeat their suburbs: each is looked up once. */
  #candidates(name: string, state: string | null, postcode: string | null): readonly LocalityPlace[] {
    const key = `${name}|${state ?? ''}|${postcode ?? ''}`;
    const known = this.#answers.get(key);
    if (known) return known;
    const answer = this.#find(searchForm(name), state, postcode);
    this.#answers.set(key, answer);
    return answer;
  }

  #find(form: string, state: string | null, postcode: string | null): readonly LocalityPlace[] {
    if (form === '') return [];
    const candidates = this.#named(spellingsOfName(form), state) ?? this.#named(turned(form), state) ?? [];
    const inPostcode = postcode === null ? [] : candidates.filter((place) => place.postcode === postcode);
    return inPostcode.length > 0 ? inPostcode : candidates;
  }

  #named(forms: readonly string[], state: string | null): LocalityPlace[] | null {
    for (const form of forms) {
      const found = (this.#byName.get(form) ?? []).filter((place) => state === null || place.state === state);
      if (found.length > 0) return found;
    }
    return null;
  }

  /** The distance to the nearest centre; Infinity when there is none within a degree or two. */
  kmToNearest(position: Position): number {
    let nearest = Number.POSITIVE_INFINITY;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const cell = `${Math.floor(position.latitude) + dy} ${Math.floor(position.longitude) + dx}`;
        for (const place of this.#cells.get(cell) ?? [])
          nearest = Math.min(nearest, kmBetween(position, place));
      }
    }
    return nearest;
  }
}
