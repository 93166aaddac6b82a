import { useDeferredValue, useRef } from 'react';
import { queryClient } from '../../lib/data-provider.tsx';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { EmptyMarket } from './empty-market.tsx';
import { FailedAnalysis } from './failed-analysis.tsx';
import { IdleMarket } from './idle-market.tsx';
import { MarketForm } from './market-form.tsx';
import { MarketResults } from './market-results.tsx';
import { MarketSkeleton } from './market-skeleton.tsx';
import { analysisQuery } from './queries.ts';
import { text } from './text.ts';
import { useAnalysis } from './use-analysis.ts';
import { requestIn, useMarketRequest } from './use-market-request.ts';

export function MarketAnalysisScreen() {
  const address = useMarketRequest();
  const { request, analyse, clear } = address;
  const locationRef = useRef<HTMLInputElement>(null);
  const { error, retry, ...found } = useAnalysis(request);
  // Results are many figures and drawings: they are made in pieces, and the page answers meanwhile.
  const state = useDeferredValue(found.state);
  const analysis = useDeferredValue(found.analysis);
  const tryOther = () => {
    clear();
    locationRef.current?.focus();
  };
  return (
    <Page
      title={text.title}
      description={text.description}
      badge={analysis?.details.sample && state === 'shown' ? <SampleBadge /> : null}
    >
      <MarketForm
        request={request}
        busy={found.state === 'loading'}
        locationRef={locationRef}
        onAnalyse={analyse}
      />
      {state === 'idle' ? (
        <IdleMarket type={request.type} onChoose={(location) => analyse({ ...request, location })} />
      ) : null}
      {state === 'loading' ? <MarketSkeleton depth={request.depth} /> : null}
      {state === 'empty' ? <EmptyMarket request={request} analysis={analysis} onTryOther={tryOther} /> : null}
      {state === 'failed' ? <FailedAnalysis error={error} onRetry={retry} /> : null}
      {state === 'shown' && analysis ? <MarketResults analysis={analysis} address={address} /> : null}
    </Page>
  );
}

MarketAnalysisScreen.askAhead = (params: URLSearchParams): void => {
  const request = requestIn(params);
  if (request.location !== '') void queryClient.prefetchQuery(analysisQuery(request));
};
