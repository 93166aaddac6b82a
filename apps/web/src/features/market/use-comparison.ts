import type { MarketAnalysis } from '@propguard/protocol/market';
import { useQueries } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { analysisQuery } from './queries.ts';
import type { MarketAddress, MarketRequest } from './use-market-request.ts';

export interface ComparedPlace {
  /** As it was asked for; null for the place of the page. */
  asked: string | null;
  analysis: MarketAnalysis | undefined;
  state: 'loading' | 'shown' | 'empty' | 'failed';
}

/** Each place by itself: one that fails leaves the others as they are. */
export function usePlaces(
  locations: readonly string[],
  { type, depth }: Pick<MarketRequest, 'type' | 'depth'>,
): ComparedPlace[] {
  const results = useQueries({
    queries: locations.map((location) => analysisQuery({ location, type, depth })),
  });
  return results.map(({ data, error, isPending }, at): ComparedPlace => {
    const state = isPending
      ? 'loading'
      : data
        ? data.details.hasData
          ? 'shown'
          : 'empty'
        : hasCode(error, 'NOT_FOUND')
          ? 'empty'
          : 'failed';
    return { asked: locations[at] ?? '', analysis: data, state };
  });
}

/** The place of the page first, then those beside it. */
export function useComparison(own: MarketAnalysis, { request, compared }: MarketAddress): ComparedPlace[] {
  const others = usePlaces(compared, { type: request.type, depth: 'comprehensive' });
  return [{ asked: null, analysis: own, state: 'shown' }, ...others];
}
