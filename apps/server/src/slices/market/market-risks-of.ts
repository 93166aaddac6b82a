import { marketRisk } from '@propguard/rules/market/market-risk';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { figuresAndHeat } from './read-market.ts';
import { localityRegion, type Place } from './regions.ts';
import { type FigureType, findSummaries } from './store.ts';

/** The homes of a type in a place; null: all types. */
type TypedPlace = { place: Omit<Place, 'name'>; type: Exclude<FigureType, 'any'> | null };

const keyOf = ({ place, type }: TypedPlace): string => `${place.id} ${type ?? 'any'}`;

const risksOfType = async (
  { reader }: ReferenceScope,
  type: FigureType,
  places: readonly TypedPlace[],
): Promise<[string, number | null][]> => {
  const regions = places.map((one) => ({ key: keyOf(one), ...localityRegion({ ...one.place, name: '' }) }));
  const ids = new Set(regions.flatMap(({ id, above }) => [id, ...above.map((one) => one.id)]));
  const rows = new Map((await findSummaries(reader, [...ids], type)).map((row) => [row.regionId, row]));
  return regions.map((region) => {
    const chain = [region, ...region.above].map((one) => ({ region: one, row: rows.get(one.id) }));
    const { figures } = figuresAndHeat({ type, chain });
    const risk = marketRisk({
      volatility: figures.volatility.value,
      velocity: figures.velocity.value,
      daysOnMarket: figures.daysOnMarket.value,
    });
    return [region.key, risk?.value ?? null];
  });
};

/** Of many homes at once, the same as `marketFor` says of each; null where nothing is known. */
export const marketRisksOf = async (
  scope: ReferenceScope,
  homes: readonly TypedPlace[],
): Promise<(home: TypedPlace) => number | null> => {
  const once = [...new Map(homes.map((home) => [keyOf(home), home])).values()];
  const found: [string, number | null][] = [];
  for (const [type, ofType] of Map.groupBy(once, ({ type }) => type ?? 'any'))
    found.push(...(await risksOfType(scope, type, ofType)));
  const byHome = new Map(found);
  return (home) => byHome.get(keyOf(home)) ?? null;
};
