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

/** 'Forget Bondi, what about Manly': one that is put aside is not meant, as long as another is. */
const PUT_ASIDE =
  /\b(?:forget(?: about)?|not|instead of|rather than|ignore|scrap|never mind|other than|except)\s+(?:in\s+|for\s+)?$/i;
export const withoutPutAside = (mentions: readonly PlaceMention[], text: string): PlaceMention[] => {
  const meant = mentions.filter(({ start }) => !PUT_ASIDE.test(text.slice(0, start)));
  return meant.length > 0 ? meant : [...mentions];
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
