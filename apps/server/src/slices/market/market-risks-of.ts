import { marketRisk } from '@propguard/rules/market/market-risk';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { figuresAndHeat } from './read-market.ts';
import { localityRegion, type Place } from './regions.ts';
import { findSummaries } from './store.ts';

/** Of many places at once, the same as `marketFor` says of each; null where nothing is known. */
export const marketRisksOf = async (
  { reader }: ReferenceScope,
  places: readonly Omit<Place, 'name'>[],
): Promise<Map<string, number | null>> => {
  const regions = [...new Map(places.map((place) => [place.id, place])).values()].map((place) =>
    localityRegion({ ...place, name: '' }),
  );
  const ids = new Set(regions.flatMap(({ id, above }) => [id, ...above.map((one) => one.id)]));
  const rows = new Map((await findSummaries(reader, [...ids], 'any')).map((row) => [row.regionId, row]));
  return new Map(
    regions.map((region) => {
      const chain = [region, ...region.above].map((one) => ({ region: one, row: rows.get(one.id) }));
      const { figures } = figuresAndHeat(chain);
      const risk = marketRisk({
        volatility: figures.volatility.value,
        velocity: figures.velocity.value,
        daysOnMarket: figures.daysOnMarket.value,
      });
      return [region.id, risk?.value ?? null];
    }),
  );
};
