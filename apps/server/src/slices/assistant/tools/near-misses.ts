import type { Context } from '../../../context.ts';
import type { ToolArguments } from '../dialogue/state.ts';
import { lookThrough } from './look-through-listings.ts';

/** What can be left out of a search, and the arguments that say it. The place stays. */
const WISHES = {
  price: ['minPriceAud', 'maxPriceAud'],
  bedrooms: ['minBedrooms', 'maxBedrooms'],
  bathrooms: ['minBathrooms'],
  carSpaces: ['minCarSpaces'],
  land: ['minLandSqm'],
  features: ['features'],
  risk: ['maxRisk'],
  coast: ['nearCoast'],
  type: ['propertyType'],
} as const;
export type Wish = keyof typeof WISHES;
export type NearMiss = { without: Wish; count: number };

const wishesOf = (args: ToolArguments): Wish[] =>
  (Object.keys(WISHES) as Wish[]).filter((wish) => WISHES[wish].some((name) => args[name] !== undefined));

/** For a search that finds nothing: how many there are when one wish is given up, the most first. */
export const nearMisses = async (services: Context, args: ToolArguments): Promise<NearMiss[]> => {
  const found: NearMiss[] = [];
  for (const wish of wishesOf(args)) {
    const dropped: readonly string[] = WISHES[wish];
    const others = Object.fromEntries(Object.entries(args).filter(([name]) => !dropped.includes(name)));
    const { total } = await lookThrough(services, others);
    if (total > 0) found.push({ without: wish, count: total });
  }
  return found.sort((a, b) => b.count - a.count);
};
