import { barRiskBand, hazardMeanOf } from '@propguard/rules/hazards/risk-bands';
import { kmBetween } from '@propguard/rules/imports/locality-index';
import { figuresOfType } from '@propguard/rules/market/property-types';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { PATHS } from '@propguard/rules/routes/paths';
import type { ArgumentsOf, ResultOf } from '@propguard/talk/tools/definitions';
import { isOfHazard, type RankedBy, type RankedHazard } from '@propguard/talk/tools/ranked-by';
import { type ReferenceScope, referenceOf } from '../../../access/reference-scope.ts';
import { type HazardValues, openHazardLookup } from '../../hazards/open-hazard-lookup.ts';
import { figuresOfPlaces, largeRegion, type PlaceFigures } from '../../market/figures-of-places.ts';
import { findRegion } from '../../market/find-region.ts';
import { readMarketNow } from '../../market/read-market.ts';
import type { Tool } from './tool.ts';

type Ranking = ResultOf<'rank_suburbs'>;
type Ranked = Ranking['places'][number];

const SHOWN = 6;
/** As many localities as have figures, in all of the country. */
const MOST_PLACES = 5000;
const AROUND_KM = 15;
const CENTRE_KM = 10;
const COUNTRY = 'Australia';

const FIGURE = {
  price: 'medianPrice',
  growth: 'growthYoy',
  daysOnMarket: 'daysOnMarket',
  sales: 'salesVolume',
} as const;
const inWhole = (by: RankedBy, value: number): number =>
  by === 'price' || by === 'daysOnMarket' ? Math.round(value) : value;

/** The place's own figure: one that is borrowed from its city would rank the city. */
const ownFigure = ({ figures }: PlaceFigures, by: RankedBy): number | null => {
  if (isOfHazard(by)) return null;
  const { value, isOwn } = figures[FIGURE[by]];
  return isOwn ? value : null;
};

/** What the maps say: a market is no hazard of a suburb, and the risk score of a home needs its type. */
const hazardOf = (values: HazardValues, by: RankedHazard): number | null =>
  by === 'hazards' ? hazardMeanOf(values) : values[by];

const toRanked = (place: PlaceFigures, value: number, by: RankedBy): Ranked => {
  const { row, figures } = place;
  const { medianPrice, growthYoy, salesVolume } = figures;
  return {
    name: `${row.name} ${row.state} ${row.postcode}`,
    value: inWhole(by, value),
    ...(isOfHazard(by) ? { band: barRiskBand(value) } : {}),
    medianPriceAud: medianPrice.isOwn && medianPrice.value !== null ? Math.round(medianPrice.value) : null,
    growthYoy: growthYoy.isOwn ? growthYoy.value : null,
    sales: salesVolume.value ?? 0,
  };
};

const rankedOf = async (
  scope: ReferenceScope,
  places: readonly PlaceFigures[],
  by: RankedBy,
): Promise<Ranked[]> => {
  if (!isOfHazard(by))
    return places.flatMap((place) => {
      const value = ownFigure(place, by);
      return value === null ? [] : [toRanked(place, value, by)];
    });
  const hazardsAt = await openHazardLookup(scope);
  return places.flatMap((place) => {
    const value = hazardOf(hazardsAt({ ...place.row, localityId: place.row.id }), by);
    return value === null ? [] : [toRanked(place, value, by)];
  });
};

const inOrder = (places: readonly Ranked[], order: 'low' | 'high'): Ranked[] => {
  const sign = order === 'low' ? 1 : -1;
  return places.toSorted((a, b) => sign * (a.value - b.value) || b.sales - a.sales);
};

const within =
  ({ maxPriceAud = Number.POSITIVE_INFINITY }: ArgumentsOf<'rank_suburbs'>) =>
  ({ medianPriceAud }: Ranked): boolean =>
    maxPriceAud === Number.POSITIVE_INFINITY || (medianPriceAud !== null && medianPriceAud <= maxPriceAud);

export const rankSuburbs: Tool<'rank_suburbs'> = async ({ scope }, args) => {
  const reference = referenceOf(scope.services);
  const region = await findRegion(reference, args.location ?? COUNTRY);
  if (!region) return { kind: 'ask', arguments: args, missing: 'location', choices: [] };
  const { by, order, propertyType, maxPriceAud } = args;
  const type = figuresOfType(propertyType);
  const isOne = region.kind === 'locality' || region.kind === 'postcode';
  const area = largeRegion(region);
  const all = await figuresOfPlaces(reference, area, type, MOST_PLACES);
  const { latitude, longitude } = isOne ? region : area;
  const reach = isOne ? AROUND_KM : args.nearCentre === true ? CENTRE_KM : null;
  const near =
    reach === null || latitude === null || longitude === null
      ? all
      : all.filter(({ row }) => kmBetween({ latitude, longitude }, row) <= reach);
  const ranked = await rankedOf(reference, near, by);
  const fitting = ranked.filter(within(args));
  // Within a budget the dearest fit comes nearest to it; 'the cheapest' of them is asked for without one.
  const isBudget = by === 'price' && maxPriceAud !== undefined;
  const places = inOrder(fitting, isBudget ? 'high' : order).slice(0, SHOWN);
  const market = await readMarketNow(reference, region, type);
  const [lowest] = inOrder(
    ranked.filter(({ medianPriceAud }) => medianPriceAud !== null),
    'low',
  );
  const whole = isOfHazard(by) || isOne ? null : market.figures[FIGURE[by]].value;
  const location = args.location === undefined ? null : region.name;
  return {
    kind: 'found',
    arguments: args,
    sample: near.some(({ row }) => row.sample),
    path: `${PATHS.marketAnalysis}?${new URLSearchParams({ location: args.location ?? COUNTRY, type: propertyType ?? 'all' }).toString()}`,
    subject: args.location === undefined ? null : { address: null, location: args.location },
    result: {
      location,
      ...(args.nearCentre === true && area.kind === 'city' && !isOne ? { centreKm: CENTRE_KM } : {}),
      ...(isOne ? { aroundKm: AROUND_KM } : {}),
      by,
      order,
      propertyType: propertyType ?? null,
      maxPriceAud: maxPriceAud ?? null,
      count: isOfHazard(by) ? fitting.filter(({ band }) => band === 'Low').length : fitting.length,
      among: isOfHazard(by) ? fitting.length : ranked.length,
      leastSales: MARKET_METRICS.medianPrice.leastN,
      places,
      lowest: maxPriceAud === undefined ? null : (lowest ?? null),
      whole: whole === null ? null : inWhole(by, whole),
    },
  };
};
