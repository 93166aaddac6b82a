import type { MarketAnalysis } from '@propguard/protocol/market';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { hasCode } from '../../lib/api-error.ts';
import { notify } from '../../ui/overlays/notify.tsx';
import { analysisQuery } from './queries.ts';
import { text } from './text.ts';
import type { MarketRequest } from './use-market-request.ts';

type AnalysisState = 'idle' | 'loading' | 'shown' | 'empty' | 'failed';

const stateOf = (
  { location }: MarketRequest,
  { data, error, isFetching }: { data: MarketAnalysis | undefined; error: unknown; isFetching: boolean },
): AnalysisState => {
  if (location === '') return 'idle';
  if (data) return data.details.hasData ? 'shown' : 'empty';
  if (isFetching) return 'loading';
  if (!error) return 'loading';
  return hasCode(error, 'NOT_FOUND') ? 'empty' : 'failed';
};

/** The analysis, and what there is to show of it. Its end is told once for each thing asked. */
export function useAnalysis(request: MarketRequest) {
  const result = useQuery(analysisQuery(request));
  const state = stateOf(request, result);
  const location = result.data?.location;
  const asked = `${request.location} ${request.type} ${request.depth}`;
  const told = useRef('');

  useEffect(() => {
    const happening = `${asked} ${state}`;
    if (told.current === happening) return;
    told.current = happening;
    if (state === 'shown' && location)
      notify.success({ title: text.complete.title, description: text.complete.description(location) });
    if (state === 'failed') notify.error(text.failed);
  }, [asked, state, location]);

  return { state, analysis: result.data, error: result.error, retry: () => void result.refetch() };
}
