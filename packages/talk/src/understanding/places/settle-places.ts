import { cityAt } from '@propguard/rules/market/cities';
import type { PlaceMention } from './place-mention.ts';

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
export const settleByCompany = (mentions: readonly PlaceMention[]): PlaceMention[] => {
  const [settled] = mentions.map(statesOf).filter((states) => states.length === 1);
  return mentions.map((mention) => {
    if (mention.kind !== 'locality' || mention.candidates.length < 2 || !settled) return mention;
    const [place, ...others] = mention.candidates.filter(({ state }) => settled.includes(state));
    return place ? { ...mention, place, candidates: [place, ...others] } : mention;
  });
};

const BETWEEN_EQUALS =
  /(?:^|\W)(?:or|and|vs|versus|to|with|than|from|against|o|ou|oder|e|et|und|y|или|и|на)(?:\W|$)|[和与跟とや]/iu;

/** 'In Sydney's inner west, say Newtown': the city only says where the suburb is. */
export const withoutWiderCity = (mentions: readonly PlaceMention[], text: string): PlaceMention[] =>
  mentions.filter((mention) => {
    if (mention.kind !== 'city') return true;
    const within = mentions.find(
      (one) =>
        one.kind === 'locality' && one.candidates.some((place) => cityAt(place)?.id === mention.city.id),
    );
    if (!within || mentions.length > 2) return true;
    const [first, second] = within.start < mention.start ? [within, mention] : [mention, within];
    return BETWEEN_EQUALS.test(text.slice(first.end, second.start));
  });

const OF_CITY = /^\s*(?:,|\(|-|in)?\s*(?:the|in|near)?\s*$/i;

/** 'Newtown in Sydney', 'Newtown (the Sydney one)': a city right after a suburb says which of that name is meant. */
export const withinCities = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  const settled: PlaceMention[] = [];
  for (const mention of mentions) {
    const before = settled.at(-1);
    const isBeside = before && OF_CITY.test(text.slice(before.end, mention.start));
    const inCity =
      mention.kind === 'city' && before?.kind === 'locality' && isBeside
        ? before.candidates.filter((place) => cityAt(place)?.id === mention.city.id)
        : [];
    const [place] = inCity;
    if (
      place &&
      before?.kind === 'locality' &&
      before.place.name !== (mention as { city?: { name: string } }).city?.name
    )
      settled[settled.length - 1] = { ...before, place, candidates: inCity, end: mention.end };
    else settled.push(mention);
  }
  return settled;
};
