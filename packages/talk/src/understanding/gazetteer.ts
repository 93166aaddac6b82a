import { searchForm } from '@propguard/rules/places/search-form';
import { isOneTypoApart, typoKeys } from '@propguard/rules/places/typos';

export type KnownPlace = {
  id: string;
  name: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
  /** How many streets we know there: 0 is a place that we know by name alone. */
  streets: number;
};

const LEAST_LETTERS_FOR_TYPO = 5;
export const LONGEST_NAME_WORDS = 5;
const SHORTENED: Readonly<Record<string, string>> = {
  mount: 'mt',
  saint: 'st',
  north: 'nth',
  south: 'sth',
  point: 'pt',
  port: 'pt',
  heights: 'hts',
};

const shortened = (name: string): string =>
  name
    .split(' ')
    .map((word) => SHORTENED[word] ?? word)
    .join(' ');

const byData = (a: KnownPlace, b: KnownPlace): number => b.streets - a.streets;

/** Every locality by its name, in memory: a message is searched for all of them at once. */
export class Gazetteer {
  readonly #byName = new Map<string, KnownPlace[]>();
  readonly #byPostcode = new Map<string, KnownPlace[]>();
  readonly #byTypoKey = new Map<string, string[]>();

  constructor(places: readonly KnownPlace[]) {
    for (const place of places) {
      const name = searchForm(place.name);
      for (const key of new Set([name, shortened(name), name.replaceAll(' ', '')])) this.#add(key, place);
      const inPostcode = this.#byPostcode.get(place.postcode);
      if (inPostcode) inPostcode.push(place);
      else this.#byPostcode.set(place.postcode, [place]);
    }
    for (const places of this.#byName.values()) places.sort(byData);
    for (const places of this.#byPostcode.values()) places.sort(byData);
  }

  #add(key: string, place: KnownPlace): void {
    const known = this.#byName.get(key);
    if (known) {
      if (!known.includes(place)) known.push(place);
      return;
    }
    this.#byName.set(key, [place]);
    if (place.streets === 0 || key.length < LEAST_LETTERS_FOR_TYPO) return;
    for (const typo of typoKeys(key)) {
      const names = this.#byTypoKey.get(typo);
      if (names) names.push(key);
      else this.#byTypoKey.set(typo, [key]);
    }
  }

  /** Those of exactly this name, the best known first. */
  named(name: string): readonly KnownPlace[] {
    return this.#byName.get(name) ?? [];
  }

  ofPostcode(postcode: string): readonly KnownPlace[] {
    return this.#byPostcode.get(postcode) ?? [];
  }

  /** Those that we have data for and whose name is one slip of the keyboard away. */
  almostNamed(name: string): readonly KnownPlace[] {
    if (name.length < LEAST_LETTERS_FOR_TYPO) return [];
    const names = new Set(typoKeys(name).flatMap((key) => this.#byTypoKey.get(key) ?? []));
    return [...names]
      .filter((known) => isOneTypoApart(name, known))
      .flatMap((known) => this.named(known).filter(({ streets }) => streets > 0))
      .sort(byData);
  }
}
