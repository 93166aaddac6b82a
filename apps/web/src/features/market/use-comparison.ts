import type { MarketAnalysis } from '@propguard/protocol/market';
import { useQueries } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { analysisQuery } from './queries.ts';
import type { MarketAddress } from './use-market-request.ts';

export interface ComparedPlace {
  /** As it was asked for; null for the place of the page. */
  asked: string | null;
  analysis: MarketAnalysis | undefined;
  state: 'loading' | 'shown' | 'empty' | 'failed';
}

/** The place of the page first, then those beside it. */
export function useComparison(own: MarketAnalysis, { request, compared }: MarketAddress): ComparedPlace[] {
  const results = useQueries({
    queries: compared.map((location) => analysisQuery({ ...request, location, depth: 'comprehensive' })),
  });
  const others = results.map(({ data, error, isPending }, at): ComparedPlace => {
    const state = isPending
      ? 'loading'
      : data
        ? data.details.hasData
          ? 'shown'
          : 'empty'
        : hasCode(error, 'NOT_FOUND')
          ? 'empty'
          : 'failed';
    return { asked: compared[at] ?? '', analysis: data, state };
  });
  return [{ asked: null, analysis: own, state: 'shown' }, ...others];
}
