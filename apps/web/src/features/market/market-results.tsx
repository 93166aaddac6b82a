import type { MarketAnalysis } from '@propguard/protocol/market';
import { InPauses } from '../../ui/layout/in-pauses.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { ComparisonCard } from './comparison-card.tsx';
import { FigureInsightsCard } from './figure-insights-card.tsx';
import { HeatMapCard } from './heat-map-card.tsx';
import { IndicatorsCard } from './indicators-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { MetricsStrip } from './metrics-strip.tsx';
import { PriceHistoryCard } from './price-history-card.tsx';
import { RecommendationsCard } from './recommendations-card.tsx';
import { ResultsHeading } from './results-heading.tsx';
import { TrendCard } from './trend-card.tsx';
import type { MarketAddress } from './use-market-request.ts';

/** Basic stops at the figures and what follows from them; comprehensive adds history, indicators, places. */
export function MarketResults({ analysis, address }: { analysis: MarketAnalysis; address: MarketAddress }) {
  const isDeep = analysis.details.depth === 'comprehensive';
  return (
    <>
      <ResultsHeading analysis={analysis} />
      <MetricsStrip analysis={analysis} />
      <PageGrid>
        <Column span={8}>
          {isDeep ? (
            <PriceHistoryCard analysis={analysis} period={address.period} onPeriod={address.choosePeriod} />
          ) : null}
          <InsightsCard analysis={analysis} />
        </Column>
        <Column span={4}>
          <TrendCard analysis={analysis} />
          <RecommendationsCard recommendations={analysis.details.recommendations} />
        </Column>
        <InPauses>
          {analysis.details.insights.length > 0 ? (
            <Column span={12}>
              <FigureInsightsCard analysis={analysis} />
            </Column>
          ) : null}
          {isDeep ? (
            <Column span={12}>
              <IndicatorsCard details={analysis.details} />
            </Column>
          ) : null}
          {isDeep ? (
            <Column span={12}>
              <ComparisonCard analysis={analysis} address={address} />
            </Column>
          ) : null}
          {isDeep ? (
            <Column span={12}>
              <HeatMapCard analysis={analysis} address={address} />
            </Column>
          ) : null}
        </InPauses>
      </PageGrid>
    </>
  );
}
