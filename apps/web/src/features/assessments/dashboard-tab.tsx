import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import type { AssessmentView } from './assessment-tab.ts';
import { DemoResult } from './demo/demo-result.tsx';
import { useDemo } from './demo/use-demo.ts';
import { IdleCard } from './idle-card.tsx';
import { AnalyticsCard } from './result/analytics-card.tsx';
import { AssessmentResult } from './result/assessment-result.tsx';
import { ResultSkeleton } from './result/result-skeleton.tsx';
import { RiskMapCard } from './result/risk-map-card.tsx';
import { SentimentCard } from './result/sentiment-card.tsx';

/** The map stands in its place before, while and after something is asked. */
export function DashboardTab({ asking, isLoading, address }: AssessmentView) {
  const { assessment, property, market } = asking;
  const demo = useDemo(asking.askError);
  const sentiment = <SentimentCard property={property} market={market} isWaiting={isLoading} />;
  if (assessment)
    return (
      <AssessmentResult key={assessment.id} assessment={assessment} address={address} sentiment={sentiment} />
    );
  if (demo) return <DemoResult assessment={demo} asked={asking.asked} />;
  return (
    <PageGrid>
      <Column span={7}>{isLoading ? <ResultSkeleton /> : <IdleCard />}</Column>
      <Column span={5} className="max-lg:after-loading">
        <RiskMapCard />
        {isLoading ? <AnalyticsCard hazards={undefined} /> : null}
      </Column>
      {isLoading ? null : (
        <Column span={7}>
          <AnalyticsCard hazards={null} />
        </Column>
      )}
      <Column span={isLoading ? 12 : 5}>{sentiment}</Column>
    </PageGrid>
  );
}
