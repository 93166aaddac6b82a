import {
  ANALYSED_TYPES,
  ANALYSIS_DEPTHS,
  type AnalysedType,
  type AnalysisDepth,
} from '@propguard/rules/market/property-types';
import { useAddressParams } from '../../lib/use-address-params.ts';

export const PERIODS = ['1y', '3y', '6y'] as const;
export type Period = (typeof PERIODS)[number];

export interface MarketRequest {
  location: string;
  type: AnalysedType;
  depth: AnalysisDepth;
}

/** With the place itself, four. */
const MOST_COMPARED = 3;
/** Names of places have commas, but no bars. */
const BETWEEN_PLACES = '|';

const oneOf = <V extends string>(values: readonly V[], value: string | null, otherwise: V): V =>
  values.find((one) => one === value) ?? otherwise;

export const requestIn = (params: URLSearchParams): MarketRequest => ({
  location: params.get('location')?.trim() ?? '',
  type: oneOf(ANALYSED_TYPES, params.get('type'), 'house'),
  depth: oneOf(ANALYSIS_DEPTHS, params.get('depth'), 'comprehensive'),
});

/** What is asked lives in the address: `?location=`, `type`, `depth`, `period`, `vs` and `place`. */
export function useMarketRequest() {
  const { params, change } = useAddressParams();
  const request = requestIn(params);
  const compared = (params.get('vs') ?? '').split(BETWEEN_PLACES).filter(Boolean).slice(0, MOST_COMPARED);
  const written = (places: readonly string[]) => ({ vs: places.join(BETWEEN_PLACES) || null });
  const compare = (places: readonly string[]) => change(written(places));
  const without = (location: string) => compared.filter((one) => one !== location);

  return {
    request,
    period: oneOf(PERIODS, params.get('period'), '6y'),
    placeId: params.get('place'),
    compared,
    isComparisonFull: compared.length >= MOST_COMPARED,
    /** What was beside the last place stays, but no place stands beside itself. */
    analyse: ({ location, type, depth }: MarketRequest) =>
      change({ location: location.trim(), type, depth, place: null, ...written(without(location.trim())) }),
    clear: () => change({ location: null, place: null, vs: null }),
    choosePeriod: (period: Period) => change({ period }, { replace: true }),
    selectPlace: (id: string | null) => change({ place: id }, { replace: true }),
    addCompared: (location: string) => {
      const place = location.trim().replaceAll(BETWEEN_PLACES, ' ');
      if (place && !compared.includes(place)) compare([...compared, place].slice(0, MOST_COMPARED));
    },
    removeCompared: (location: string) => compare(without(location)),
  };
}

export type MarketAddress = ReturnType<typeof useMarketRequest>;
