import { cityAt } from '@propguard/rules/market/cities';
import { searchForm } from '@propguard/rules/places/search-form';
import type { Gazetteer, KnownPlace } from '../gazetteer.ts';
import { isBare, type PlaceMention } from './place-mention.ts';
import { TOGETHER } from './without-asides.ts';

const statesOf = (mention: PlaceMention): readonly string[] => {
  switch (mention.kind) {
    case 'locality':
    case 'address':
      return [...new Set(mention.candidates.map(({ state }) => state))];
    case 'city':
      return [mention.city.state];
    case 'state':
      return [mention.state];
    default:
      return [];
  }
};

/** 'Postcode 2031 Randwick' is one place, and so is 'Cairns in Queensland, Australia'. */
export const withoutDoubles = (mentions: readonly PlaceMention[]): PlaceMention[] => {
  const isNarrow = ({ kind }: PlaceMention): boolean =>
    kind === 'address' || kind === 'locality' || kind === 'city';
  const postcodes = mentions.flatMap((one) => (one.kind === 'locality' ? [one.place.postcode] : []));
  const isSingle = mentions.filter(isNarrow).length === 1;
  return mentions.filter(
    (one) =>
      !(one.kind === 'postcode' && postcodes.includes(one.postcode)) &&
      !((one.kind === 'country' || one.kind === 'state') && isSingle),
  );
};

/** 'Bentleigh or Brighton': one that could be in several states is in that of its company. */
export const settleByCompany = (
  mentions: readonly PlaceMention[],
  company: readonly PlaceMention[],
  gazetteer: Gazetteer,
): PlaceMention[] => {
  // A city or a state that is named by itself says more than a suburb that happens to have one namesake.
  const isWide = ({ kind }: PlaceMention): boolean => kind === 'city' || kind === 'state';
  const [settled] = [...company.filter(isWide), ...company.filter((one) => !isWide(one))]
    .map(statesOf)
    .filter((states) => states.length === 1);
  return mentions.map((mention) => {
    if (mention.kind !== 'locality' || mention.candidates.length < 2 || !settled) return mention;
    const isThere = ({ state }: KnownPlace): boolean => settled.includes(state);
    const offered = mention.candidates.filter(isThere);
    // 'Richmond near Penrith' is none of those that are better known.
    const named =
      offered.length > 0 ? offered : gazetteer.named(searchForm(mention.place.name)).filter(isThere);
    const [place, ...others] = named;
    return place ? { ...mention, place, candidates: [place, ...others] } : mention;
  });
};

const BETWEEN_EQUALS =
  /(?:^|\W)(?:or|and|vs|versus|to|with|than|from|against|o|ou|oder|e|et|und|y|или|и|на)(?:\W|$)|[和与跟とや]/iu;

const CLOSE = 16;
const areEquals = (one: PlaceMention, other: PlaceMention, text: string): boolean => {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = text.slice(first.end, second.start);
  return (between.length <= CLOSE || TOGETHER.test(text)) && BETWEEN_EQUALS.test(between);
};

/** 'In Sydney's inner west, say Newtown': the city only says where the suburb is. */
export const withoutWiderCity = (mentions: readonly PlaceMention[], text: string): PlaceMention[] =>
  mentions.filter((mention) => {
    if (mention.kind !== 'city') return true;
    const within = mentions.filter(
      (one) =>
        (one.kind === 'locality' || one.kind === 'address') &&
        one.candidates.some((place) => cityAt(place)?.id === mention.city.id),
    );
    if (within.length === 0 || (mentions.length > 2 && TOGETHER.test(text))) return true;
    return within.some((one) => areEquals(one, mention, text));
  });

/** 'Eastwood (Eastwood)' and an address beside its own suburb name one place. */
export const withoutTwins = (mentions: readonly PlaceMention[], text: string): PlaceMention[] =>
  mentions.filter(
    (mention, at) =>
      mention.kind !== 'locality' ||
      !mentions.some(
        (one, other) =>
          (one.kind === 'locality' && other < at && one.place.id === mention.place.id) ||
          (one.kind === 'address' && one.locality?.id === mention.place.id && !TOGETHER.test(text)),
      ),
  );

/** 'What is 12 Rose Avenue worth, that's in Toowong': said of the home that was named before it. */
const IT_IS_IN =
  /(?:\b(?:it|that|this|which|he|she)(?:'?s| is|'s) (?:over |down |up |out )?in|\b(?:(?:il|elle|c')\s?est|sie (?:liegt|ist)|(?:es|das) (?:liegt|ist)|(?:est[aá]|queda) en|(?:si trova|è|e') a|(?:fica|est[aá]) em|suburb(?: is|:)?)|находится в|在|(?:它|那)在)\s*(?:in|à|en|a|em)?\s*$/iu;
/** The suburb that a message says a home is in, in other words than right after its street. */
export const withSuburbSaid = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  const said = mentions.filter(
    (one, at) =>
      one.kind === 'locality' &&
      mentions.slice(0, at).some(isBare) &&
      IT_IS_IN.test(text.slice(0, one.start)),
  );
  const [suburb, ...others] = said;
  if (suburb?.kind !== 'locality' || others.length > 0) return [...mentions];
  const home = mentions.findLast((one) => isBare(one) && one.start < suburb.start);
  return mentions.flatMap((one) => {
    if (one === suburb) return [];
    return one === home && one.kind === 'address'
      ? [{ ...one, locality: suburb.place, candidates: suburb.candidates }]
      : [one];
  });
};

/** 'I said Mount Stuart. Just the value of 22 Mount Stuart Road': the one suburb that is named is the address's. */
export const withSuburbNamed = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  if (TOGETHER.test(text)) return [...mentions];
  const suburbs = mentions.filter((one) => one.kind === 'locality');
  const [suburb] = suburbs;
  if (!suburb) return withPostcodeNamed(mentions);
  if (suburbs.some((one) => one.place.id !== suburb.place.id)) return [...mentions];
  return mentions.map((one) =>
    one.kind === 'address' && !one.locality && !one.state && !one.postcode
      ? { ...one, locality: suburb.place, candidates: suburb.candidates }
      : one,
  );
};

/** Between a suburb and the home in it: 'Glenelg North SA, 5 Pelican Mews', 'in Penrith, at number 8 Hope Street'. */
const SUBURB_FIRST =
  /^(?:\s*,?\s*(?:nsw|vic|qld|sa|wa|tas|nt|act)?\s*,?\s*(?:\d{4})?)?\s*[,:;–-]?\s*(?:(?:at|on|number|no\.?|#|in der|in|an der|au|en|na|nella|по адресу|на|的|の|(?:에|에서)? ?있는|में|في)\s*)*$/iu;
/** A suburb that stands right before a home without one is its suburb. */
export const withSuburbBefore = (mentions: readonly PlaceMention[], text: string): PlaceMention[] =>
  mentions.flatMap((mention, at) => {
    const isOf = (suburb: PlaceMention | undefined, home: PlaceMention | undefined): boolean =>
      suburb?.kind === 'locality' &&
      home !== undefined &&
      isBare(home) &&
      SUBURB_FIRST.test(text.slice(suburb.end, home.start));
    if (isOf(mention, mentions[at + 1])) return [];
    const before = mentions[at - 1];
    return before?.kind === 'locality' && mention.kind === 'address' && isOf(before, mention)
      ? [{ ...mention, start: before.start, locality: before.place, candidates: before.candidates }]
      : [mention];
  });

/** '5/14 Rose Avenue; postcode 4066'. */
const withPostcodeNamed = (mentions: readonly PlaceMention[]): PlaceMention[] => {
  const [named, ...others] = mentions.filter((one) => one.kind === 'postcode');
  if (named?.kind !== 'postcode' || others.length > 0 || !mentions.some(isBare)) return [...mentions];
  return mentions.flatMap((one) => {
    if (one === named) return [];
    return one.kind === 'address' && isBare(one) ? [{ ...one, postcode: named.postcode }] : [one];
  });
};

const OF_CITY = /^\s*(?:,|\(|-|in)?\s*(?:the|in|near|à|en|bei|a|di|em|в|ب|في|的|の)?\s*$/iu;

/** 'Newtown in Sydney', 'Newtown (the Sydney one)': a city right after a suburb says which of that name is meant. */
export const withinCities = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  const settled: PlaceMention[] = [];
  for (const mention of mentions) {
    const before = settled.at(-1);
    const isBeside = before && OF_CITY.test(text.slice(before.end, mention.start));
    const inCity =
      mention.kind === 'city' && (before?.kind === 'locality' || before?.kind === 'address') && isBeside
        ? before.candidates.filter(
            (place) => cityAt(place)?.id === mention.city.id && place.name !== mention.city.name,
          )
        : [];
    const [place] = inCity;
    if (place && before?.kind === 'locality')
      settled[settled.length - 1] = { ...before, place, candidates: inCity, end: mention.end };
    else if (place && before?.kind === 'address')
      settled[settled.length - 1] = { ...before, locality: place, candidates: inCity, end: mention.end };
    else settled.push(mention);
  }
  return settled;
};
