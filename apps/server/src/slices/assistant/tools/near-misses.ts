import { DROPPABLE_WISHES, type NearMiss, type Wish } from '@propguard/talk/tools/near-miss';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { lookThrough, type SearchArguments } from './look-through-listings.ts';

const wishesOf = (args: SearchArguments): Wish[] =>
  (Object.keys(DROPPABLE_WISHES) as Wish[]).filter((wish) =>
    DROPPABLE_WISHES[wish].some((name) => args[name] !== undefined),
  );

/** For a search that finds nothing: how many there are when one wish is given up, the most first. */
export const nearMisses = async (scope: ReferenceScope, args: SearchArguments): Promise<NearMiss[]> => {
  const found: NearMiss[] = [];
  for (const wish of wishesOf(args)) {
    const dropped: readonly string[] = DROPPABLE_WISHES[wish];
    const others = Object.fromEntries(Object.entries(args).filter(([name]) => !dropped.includes(name)));
    const { total } = await lookThrough(scope, others);
    if (total > 0) found.push({ without: wish, count: total });
  }
  return found.sort((a, b) => b.count - a.count);
};
