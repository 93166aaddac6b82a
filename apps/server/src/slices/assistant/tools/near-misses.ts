import type { Listing } from '@propguard/protocol/listings';
import { DROPPABLE_WISHES, type Droppable, type Relaxed, type Wish } from '@propguard/talk/tools/near-miss';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { lookThrough, NEARBY_KM, placesIn, type SearchArguments } from './look-through-listings.ts';

type Near = { without: Wish; km: number | null; listing: Listing };
type Miss = Relaxed & { homes: Near[] };

const MOST_SHOWN = 3;
/** Where the suburbs around have none either, it is looked for further out. */
const FURTHER_KM = [NEARBY_KM, 2 * NEARBY_KM, 4 * NEARBY_KM];

const wishesOf = (args: SearchArguments): Droppable[] =>
  (Object.keys(DROPPABLE_WISHES) as Droppable[]).filter((wish) =>
    DROPPABLE_WISHES[wish].some((name) => args[name] !== undefined),
  );

const withoutWish = async (
  scope: ReferenceScope,
  args: SearchArguments,
  wish: Droppable,
): Promise<Miss | null> => {
  const dropped: readonly string[] = DROPPABLE_WISHES[wish];
  const others: SearchArguments = Object.fromEntries(
    Object.entries(args).filter(([name]) => !dropped.includes(name)),
  );
  // The cheapest is the nearest to a price that was too low.
  const { total, listings } = await lookThrough(
    scope,
    wish === 'price' ? { ...others, sort: 'price_up' } : others,
  );
  return total === 0
    ? null
    : {
        without: wish,
        count: total,
        homes: listings.map((listing) => ({ without: wish, km: null, listing })),
      };
};

/** In the suburbs around, nearest first. */
const elsewhere = async (scope: ReferenceScope, args: SearchArguments): Promise<Miss | null> => {
  if (placesIn(args).length === 0) return null;
  for (const km of FURTHER_KM) {
    const { total, listings, kmOf } = await lookThrough(scope, { ...args, nearby: true }, km);
    if (total > 0 && kmOf)
      return {
        without: 'place',
        count: total,
        homes: listings.map((listing) => ({ without: 'place', km: kmOf(listing), listing })),
      };
  }
  return null;
};

/** One of each miss in turn, until there are enough; no home twice. */
const picked = (misses: readonly Miss[]): Near[] => {
  const chosen: Near[] = [];
  const most = Math.max(0, ...misses.map(({ homes }) => homes.length));
  for (let at = 0; at < most; at++)
    for (const { homes } of misses) {
      const home = homes[at];
      if (home && chosen.every(({ listing }) => listing.id !== home.listing.id)) chosen.push(home);
    }
  return chosen.slice(0, MOST_SHOWN);
};

/** For a search that finds nothing: the homes that have all but one of the wishes, and how many there are of each kind. */
export const nearMisses = async (
  scope: ReferenceScope,
  args: SearchArguments,
): Promise<{ near: Near[]; relaxed: Relaxed[] }> => {
  const found: (Miss | null)[] = [await elsewhere(scope, args)];
  for (const wish of wishesOf(args)) found.push(await withoutWish(scope, args, wish));
  const misses = found.filter((miss) => miss !== null);
  // Further out than 'nearby' reaches it would be offered in vain.
  const isInReach = ({ without, homes }: Miss): boolean =>
    without !== 'place' || (args.nearby !== true && homes.every(({ km }) => (km ?? 0) <= NEARBY_KM));
  return {
    near: picked(misses),
    relaxed: misses.filter(isInReach).map(({ without, count }) => ({ without, count })),
  };
};
