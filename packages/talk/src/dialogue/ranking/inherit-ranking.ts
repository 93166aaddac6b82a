import type { Inheritance } from '../filler.ts';

const cityOf = (location: string | null): string | null =>
  location === null || /\d/.test(location) ? null : location;

/** Where suburbs are ranked: the city or state that was spoken of, unless the whole country is meant. */
export const inheritRanking: Inheritance = (filled, { text }, before) => {
  const isAnywhere =
    /\b(?:any(?:where| state)|not fuss\w*|across australia|in australia|whole country|nationwide)\b/i.test(
      text,
    );
  const { last, search } = before;
  const kept = last?.tool === 'rank_suburbs' || last?.tool === 'search_listings' ? last : search;
  const location =
    filled.location ?? (isAnywhere ? null : (cityOf(before.location) ?? kept?.arguments.location ?? null));
  const type = kept?.arguments.propertyType;
  return {
    ...(type === undefined ? {} : { propertyType: type }),
    ...filled,
    ...(location === null || location === 'Australia' ? {} : { location }),
    by: filled.by ?? 'price',
    order: filled.order ?? 'low',
  };
};
