import type { HeatPlace, MarketRegion } from '@propguard/protocol/market-figures';
import { CITIES, cityAt } from '@propguard/rules/market/cities';
import { figuresOfType } from '@propguard/rules/market/property-types';
import { isState } from '@propguard/rules/places/states';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findRegion } from './find-region.ts';
import type { PlaceAsked } from './locate-market.ts';
import { figuresAndHeat } from './read-market.ts';
import { localityRegion, type Region } from './regions.ts';
import { findPlaceFigures, findSummaries, type PlaceFigureRow } from './store.ts';

const MOST_PLACES = 400;
/** Of a degree, around a place that belongs to no city. */
const AROUND = 0.6;
const KM_PER_DEGREE = 111.2;

const boxAround = (latitude: number, longitude: number, reach: number) => {
  const wide = reach / Math.cos((latitude * Math.PI) / 180);
  return {
    west: longitude - wide,
    south: latitude - reach,
    east: longitude + wide,
    north: latitude + reach,
  };
};

/** What is drawn: a locality's or postcode's city, or what lies around it; a larger region whole. */
const drawnFor = (region: Region): MarketRegion => {
  const large = region.above[0];
  return (region.kind === 'locality' || region.kind === 'postcode') && large?.kind === 'city'
    ? large
    : region;
};

const areaOf = (drawn: MarketRegion) => {
  const state = drawn.kind === 'state' ? drawn.id.replace('state-', '').toUpperCase() : null;
  const { latitude, longitude } = drawn;
  const radiusKm = CITIES.find(({ id }) => id === drawn.id)?.radiusKm;
  const near =
    latitude === null || longitude === null
      ? null
      : boxAround(latitude, longitude, radiusKm ? radiusKm / KM_PER_DEGREE : AROUND);
  return { state: isState(state) ? state : null, near };
};

const toHeatPlace = (
  row: PlaceFigureRow,
  { type, chain: above }: Parameters<typeof figuresAndHeat>[0],
): HeatPlace => {
  const chain = [{ region: localityRegion(row), row }, ...above];
  const { figures, heat } = figuresAndHeat({ type, chain });
  return {
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
    sales: figures.salesVolume.value ?? 0,
  };
};

/** The localities of a city or state, or around a place, each with its heat. */
export const showHeatMap = async (
  scope: ReferenceScope,
  { location, property_type: asked }: PlaceAsked,
): Promise<{ region: MarketRegion; sample: boolean; places: HeatPlace[] }> => {
  const region = await findRegion(scope, location);
  if (!region) throw fail('NOT_FOUND');
  const drawn = drawnFor(region);
  const type = figuresOfType(asked);
  const found = await findPlaceFigures(scope.reader, { type, ...areaOf(drawn), limit: MOST_PLACES });
  const rows = drawn.kind === 'city' ? found.filter((row) => cityAt(row)?.id === drawn.id) : found;
  const aboveOf = new Map(rows.map((row) => [row.id, localityRegion(row).above]));
  const aboveIds = [...new Set([...aboveOf.values()].flat().map(({ id }) => id))];
  const figures = new Map(
    (await findSummaries(scope.reader, aboveIds, type)).map((row) => [row.regionId, row]),
  );
  return {
    region: {
      id: drawn.id,
      kind: drawn.kind,
      name: drawn.name,
      latitude: drawn.latitude,
      longitude: drawn.longitude,
    },
    sample: rows.some(({ sample }) => sample),
    places: rows.map((row) =>
      toHeatPlace(row, {
        type,
        chain: (aboveOf.get(row.id) ?? []).map((one) => ({ region: one, row: figures.get(one.id) })),
      }),
    ),
  };
};
