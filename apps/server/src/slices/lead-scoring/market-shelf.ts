import type { Share } from '@propguard/rules/lead-scoring/stated-facts';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { ListedPrice, SoldKind } from './market-store.ts';

/** What homes there are for people who look for some: priced listings, and what was sold of late. */
export type MarketShelf = {
  reach: (wish: Wish, mostAud: number) => Share | null;
  places: (wish: Wish) => Share | null;
  kinds: (wish: Wish) => Share | null;
};
type Wish = { locations: readonly string[]; propertyTypes: readonly PropertyType[] };

const ANY = '';
const keyOf = (place: string, kind: string): string => `${place} ${kind}`;

const countUpTo = (sorted: readonly number[], most: number): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low;
};

const orAny = (wished: readonly string[]): readonly string[] => (wished.length === 0 ? [ANY] : wished);

export const marketShelf = (listed: readonly ListedPrice[], sold: readonly SoldKind[]): MarketShelf => {
  const prices = new Map<string, number[]>();
  const present = new Set<string>();
  const under = (place: string, kind: string): string[] => [
    keyOf(place, kind),
    keyOf(place, ANY),
    keyOf(ANY, kind),
    keyOf(ANY, ANY),
  ];
  for (const { localityId, type, priceAud } of listed)
    for (const key of under(localityId, type)) {
      present.add(key);
      if (priceAud === null) continue;
      const known = prices.get(key);
      if (known) known.push(priceAud);
      else prices.set(key, [priceAud]);
    }
  for (const { localityId, type } of sold) for (const key of under(localityId, type)) present.add(key);
  for (const known of prices.values()) known.sort((a, b) => a - b);
  return {
    reach: ({ locations, propertyTypes }, mostAud) => {
      let [found, of] = [0, 0];
      for (const place of orAny(locations))
        for (const kind of orAny(propertyTypes)) {
          const those = prices.get(keyOf(place, kind)) ?? [];
          found += countUpTo(those, mostAud);
          of += those.length;
        }
      return of === 0 ? null : { found, of };
    },
    places: ({ locations }) =>
      locations.length === 0
        ? null
        : {
            found: locations.filter((place) => present.has(keyOf(place, ANY))).length,
            of: locations.length,
          },
    kinds: ({ locations, propertyTypes }) =>
      propertyTypes.length === 0
        ? null
        : {
            found: propertyTypes.filter((kind) =>
              orAny(locations).some((place) => present.has(keyOf(place, kind))),
            ).length,
            of: propertyTypes.length,
          },
  };
};
