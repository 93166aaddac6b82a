import type { MarketFigures, MarketRegion } from '@propguard/protocol/market-figures';
import { CITIES, cityAt } from '@propguard/rules/market/cities';
import type { HeatScore } from '@propguard/rules/market/heat';
import { isState } from '@propguard/rules/places/states';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { figuresAndHeat } from './read-market.ts';
import { localityRegion, type Region } from './regions.ts';
import { type FigureType, findPlaceFigures, findSummaries, type PlaceFigureRow } from './store.ts';

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

/** A locality's or postcode's city, or what lies around it; a larger region whole. */
export const largeRegion = (region: Region): MarketRegion => {
  const above = region.above[0];
  return (region.kind === 'locality' || region.kind === 'postcode') && above?.kind === 'city'
    ? above
    : region;
};

export type PlaceFigures = { row: PlaceFigureRow; figures: MarketFigures; heat: HeatScore | null };

/** The localities of a city, a state or the country, or around a place, each with its figures; those with most sales. */
export const figuresOfPlaces = async (
  { reader }: ReferenceScope,
  area: MarketRegion,
  type: FigureType,
  limit: number,
): Promise<PlaceFigures[]> => {
  const found = await findPlaceFigures(reader, { type, ...areaOf(area), limit });
  const rows = area.kind === 'city' ? found.filter((row) => cityAt(row)?.id === area.id) : found;
  const aboveOf = new Map(rows.map((row) => [row.id, localityRegion(row).above]));
  const aboveIds = [...new Set([...aboveOf.values()].flat().map(({ id }) => id))];
  const summaries = new Map((await findSummaries(reader, aboveIds, type)).map((row) => [row.regionId, row]));
  return rows.map((row) => {
    const above = (aboveOf.get(row.id) ?? []).map((one) => ({ region: one, row: summaries.get(one.id) }));
    return { row, ...figuresAndHeat({ type, chain: [{ region: localityRegion(row), row }, ...above] }) };
  });
};
