import type { HeatPlace, MarketRegion } from '@propguard/protocol/market-figures';
import { figuresOfType } from '@propguard/rules/market/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { figuresOfPlaces, largeRegion, type PlaceFigures } from './figures-of-places.ts';
import { findRegion } from './find-region.ts';
import type { PlaceAsked } from './locate-market.ts';
import { basisOf } from './view.ts';

const MOST_PLACES = 400;

const toHeatPlace = ({ row, figures, heat }: PlaceFigures): HeatPlace => ({
  localityId: row.id,
  name: row.name,
  state: row.state,
  postcode: row.postcode,
  latitude: row.latitude,
  longitude: row.longitude,
  heat: heat?.heat ?? null,
  score: heat && Math.round(heat.score * 1000) / 1000,
  medianAud: figures.medianPrice.value,
  growthYoy: figures.growthYoy.value,
  growthBasis: basisOf(figures.growthYoy),
  sales: figures.salesVolume.value ?? 0,
});

/** The localities of a city or state, or around a place, each with its heat. */
export const showHeatMap = async (
  scope: ReferenceScope,
  { location, property_type: asked }: PlaceAsked,
): Promise<{ region: MarketRegion; sample: boolean; places: HeatPlace[] }> => {
  const region = await findRegion(scope, location);
  if (!region) throw fail('NOT_FOUND');
  const { id, kind, name, latitude, longitude } = largeRegion(region);
  const area = { id, kind, name, latitude, longitude };
  const places = await figuresOfPlaces(scope, area, figuresOfType(asked), MOST_PLACES);
  return {
    region: area,
    sample: places.some(({ row }) => row.sample),
    places: places.map(toHeatPlace),
  };
};
