import type { Suggestion } from '@propguard/protocol/suggestions';
import { searchForm } from '@propguard/rules/places/search-form';
import { STATE_NAMES } from '@propguard/rules/places/states';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { understandQuery } from '../localities/understand-query.ts';
import { suggestPlaces } from '../suggestions/suggest-places.ts';

type AddressSuggestion = Extract<Suggestion, { kind: 'address' }>;

/** A home we know; a number we do not know in a street that we do; or somewhere in a suburb. */
export type ResolvedPlace =
  /** The same number and street in several places, or a suburb's name in several states, and nothing said of which. */
  | { kind: 'ambiguous'; choices: Suggestion[] }
  | { kind: 'property'; propertyId: string }
  | { kind: 'street'; address: string; neighbour: AddressSuggestion }
  | { kind: 'locality'; address: string | null; locality: Suggestion };

const OFFERED = 8;
const LOCALITY_WORDS_MAX = 5;
const HOUSE_NUMBER =
  /^(?:(?:unit|apartment|apt|flat|shop|suite|u)\s*)?([a-z]?\d{1,5}[a-z]?(?:\s*[/-]\s*\d{1,5}[a-z]?)?)\s/i;

/** '3 / 53' and 'Unit 3/53' -> '3/53'. */
const numberOf = (text: string): string | null =>
  HOUSE_NUMBER.exec(text)?.[1]?.replace(/\s+/g, '').toUpperCase() ?? null;

const titleCase = (text: string): string =>
  text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/\s+/g, ' ');

/** What a person would be offered. Asked for alone, a suburb without addresses would be taken for a typo. */
const matches = async (scope: ReferenceScope, query: string): Promise<Suggestion[]> =>
  (await suggestPlaces(scope, { query: `${query} `, limit: OFFERED })).items;

const bestMatch = async (scope: ReferenceScope, query: string): Promise<Suggestion | undefined> =>
  (await matches(scope, query))[0];

/** Whether one of these words stands in the text by itself. */
const says = (text: string, words: readonly string[]): boolean =>
  words.some((word) => ` ${searchForm(text)} `.includes(` ${searchForm(word)} `));

/** '7/1' -> '1': a block of units is at the number of its house. */
const houseOf = (number: string): string => number.split('/').at(-1) ?? number;

const streetOf = (addressLine: string): string => searchForm(addressLine.replace(HOUSE_NUMBER, ''));

/** Others of the same street, and of its number where the best has it, unless the text says which of them is meant. */
const rivalsOf = (best: AddressSuggestion, all: readonly Suggestion[], text: string): AddressSuggestion[] => {
  const number = numberOf(text);
  const hasNumber = ({ addressLine }: AddressSuggestion): boolean => {
    const own = numberOf(`${addressLine} `);
    return own === number || (own !== null && houseOf(own) === number);
  };
  const same = all.filter(
    (one): one is AddressSuggestion =>
      one.kind === 'address' &&
      streetOf(one.addressLine) === streetOf(best.addressLine) &&
      one.localityId !== best.localityId &&
      hasNumber(one) === hasNumber(best),
  );
  if ([best, ...same].some(({ locality, state, postcode }) => says(text, [locality, state, postcode])))
    return [];
  return [...new Map(same.map((one) => [one.localityId, one])).values()];
};

/** The suburb, and those of its name in other states, unless the text says in which. */
const namesakes = async (scope: ReferenceScope, best: Suggestion, text: string): Promise<Suggestion[]> => {
  const same = (await matches(scope, best.locality)).filter(
    (one) =>
      one.kind === 'locality' &&
      one.state !== best.state &&
      searchForm(one.locality) === searchForm(best.locality),
  );
  const isSaid = [best, ...same].some(({ state, postcode }) =>
    says(text, [state, STATE_NAMES[state], postcode]),
  );
  return isSaid ? [] : same;
};

/** Nearly a suburb's name is enough only beside its state or postcode: London is not Longdon. */
const isNamedBy = ({ locality }: Suggestion, text: string): boolean => {
  const { name, state, postcode } = understandQuery(text);
  return searchForm(locality) === name || state !== null || (postcode !== null && postcode.length === 4);
};

/** A street that we do not know: the suburb is looked for in the last words. */
const findLocalityAtEnd = async (scope: ReferenceScope, text: string) => {
  const words = text.split(/[\s,]+/).filter(Boolean);
  const most = Math.min(LOCALITY_WORDS_MAX, words.length - 1);
  for (let count = most; count >= 1; count--) {
    const tail = words.slice(-count).join(' ');
    if (/^\d/.test(tail) && count > 1) continue;
    const match = await bestMatch(scope, tail);
    if (match?.kind === 'locality' && isNamedBy(match, tail))
      return { locality: match, street: words.slice(0, words.length - count).join(' ') };
  }
  return null;
};

const readPlace = async (scope: ReferenceScope, text: string): Promise<ResolvedPlace | null> => {
  const all = await matches(scope, text);
  const [match] = all;
  const number = numberOf(text);
  if (match?.kind === 'locality') return { kind: 'locality', address: null, locality: match };
  if (match) {
    if (number === null) return { kind: 'locality', address: null, locality: { ...match, kind: 'locality' } };
    const rivals = rivalsOf(match, all, text);
    const address = `${number} ${match.addressLine.replace(HOUSE_NUMBER, '')}`;
    if (rivals.length > 0)
      return {
        kind: 'ambiguous',
        choices: [match, ...rivals].map((one) => ({ ...one, addressLine: address })),
      };
    if (numberOf(`${match.addressLine} `) === number)
      return { kind: 'property', propertyId: match.propertyId };
    return { kind: 'street', address, neighbour: match };
  }
  const found = await findLocalityAtEnd(scope, text);
  if (!found) return null;
  return { kind: 'locality', address: number ? titleCase(found.street) : null, locality: found.locality };
};

/** The first reading that names a place in Australia. */
export const resolvePlace = async (
  scope: ReferenceScope,
  readings: readonly string[],
  { asksForState }: { asksForState: boolean },
): Promise<ResolvedPlace | null> => {
  for (const reading of readings) {
    const place = await readPlace(scope, reading);
    if (asksForState && place?.kind === 'locality') {
      const others = await namesakes(scope, place.locality, reading);
      if (others.length > 0) return { kind: 'ambiguous', choices: [place.locality, ...others] };
    }
    if (place) return place;
  }
  return null;
};
