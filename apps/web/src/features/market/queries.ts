import type { AnalysedType } from '@propguard/rules/market/property-types';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { MarketRequest } from './use-market-request.ts';

const SUGGESTIONS = 8;
const SHORTEST_QUERY = 2;

/** Not tried again by itself: a person waits, is told, and presses Retry. */
export const analysisQuery = ({ location, type, depth }: MarketRequest) => ({
  ...api.market.analyse.queryOptions({
    input: location === '' ? skipToken : { location, property_type: type, analysis_depth: depth },
  }),
  retry: false,
});

export const heatMapQuery = (location: string, type: AnalysedType) =>
  api.market.heatMap.queryOptions({ input: { location, property_type: type } });

export const suggestionsQuery = (typed: string) => ({
  ...api.suggestions.list.queryOptions({
    input: typed.length < SHORTEST_QUERY ? skipToken : { query: typed, limit: SUGGESTIONS },
  }),
  placeholderData: keepPreviousData,
});
