import { ADDRESS, isMeasured, isSentence, numberOf } from './address-line.ts';
import type { AddressMention } from './place-mention.ts';
import type { PlaceSearch } from './place-search.ts';
import { qualifierAfter } from './tokens.ts';
import { type TurnedAddress, turnedAddresses } from './turned-addresses.ts';
import { meant } from './which-place.ts';

/** 'In', 'at' and a comma may stand between a street and its suburb. */
const BEFORE_SUBURB =
  /^[\s,]*(?:(?:(?:it'?s |is |which is |that'?s )?(?:in|at)|(?:out|over|up|down|here) in|en|à|bei|em|a|im|nel|na|no|в|في)\s+)?$/iu;

const withSuburb = (search: PlaceSearch, street: AddressMention, after: number): AddressMention => {
  const { text, tokens } = search.text;
  for (const at of [after, after + 1]) {
    const token = tokens[at];
    if (!token || !BEFORE_SUBURB.test(text.slice(street.end, token.start))) continue;
    const named = search.nameAt(at) ?? search.nearlyAt(at);
    if (!named || named.places.length === 0) continue;
    const qualifier = qualifierAfter(search.text, at + named.words);
    const candidates = meant(named.places, qualifier, search.hints.state);
    return {
      ...street,
      end: Math.max(qualifier.end, tokens[at + named.words - 1]?.end ?? street.end),
      locality: candidates[0] ?? null,
      candidates,
      state: qualifier.state,
      postcode: qualifier.postcode,
    };
  }
  const { state, postcode, end } = qualifierAfter(search.text, after);
  return { ...street, end: Math.max(street.end, state || postcode ? end : street.end), state, postcode };
};

/** 'Número 33 de Hope Street': a word between a number and its street. */
const OF_STREET = /^(?:de|of|di|da)\s(?=\p{Lu})/u;

const linesIn = (text: string): TurnedAddress[] =>
  [...text.matchAll(ADDRESS)].flatMap((match) => {
    const [whole, number = '', written = ''] = match;
    const street = written.replace(OF_STREET, '');
    if (isMeasured(street) || isSentence(street)) return [];
    const line = `${numberOf(number)} ${street}`.replace(/\s+/g, ' ').replace(/\.$/, '').trim();
    return [{ start: match.index, end: match.index + whole.length, line }];
  });

/** House numbers with a street, and the suburb that stands after them. */
export const findAddresses = (search: PlaceSearch): AddressMention[] => {
  const { text, tokens } = search.text;
  const turned = turnedAddresses(text, (name) => search.gazetteer.named(name).length > 0);
  return [...linesIn(text), ...turned].flatMap((span) => {
    if (!search.isFree(span)) return [];
    const found: AddressMention = {
      kind: 'address',
      ...span,
      locality: null,
      candidates: [],
      state: null,
      postcode: null,
    };
    const after = tokens.findIndex((token) => token.start >= span.end);
    return [search.take(after < 0 ? found : withSuburb(search, found, after))];
  });
};
