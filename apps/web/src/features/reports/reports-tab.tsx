import type { Assessment } from '@propguard/protocol/assessments';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { EarlierReports } from './earlier-reports.tsx';
import { SourceList } from './paper/source-list.tsx';
import { draftQuery, type Reported } from './queries.ts';
import { ReportHeadCard } from './report-head-card.tsx';
import { text } from './text.ts';

const words = text.tab;

interface ReportsTabProps {
  assessment: Assessment | undefined;
  /** The report is about this saved scenario. */
  scenarioId?: string | undefined;
  isLoading: boolean;
}

/** CORE-REP: what the report says, before it is stored and after. */
export function ReportsTab({ assessment, scenarioId, isLoading }: ReportsTabProps) {
  return (
    <PageGrid>
      {assessment ? (
        <Draft reported={{ assessmentId: assessment.id, scenarioId }} />
      ) : (
        <Column span={12}>
          {isLoading ? <DraftSkeleton /> : <NoReport />}
          <EarlierReports />
        </Column>
      )}
    </PageGrid>
  );
}

/** CORE-REP-08. */
function NoReport() {
  return (
    <Card flush>
      <EmptyState title={words.none}>{words.noneAbout}</EmptyState>
    </Card>
  );
}

function DraftSkeleton() {
  return (
    <Loading label={words.loading}>
      <Skeleton height={420} />
    </Loading>
  );
}

function Draft({ reported }: { reported: Reported }) {
  const { data, error, refetch } = useQuery(draftQuery(reported));
  if (!data)
    return (
      <Column span={12}>
        {error ? (
          <ReadFailure title={words.failed} onRetry={() => void refetch()} variant="banner" error={error} />
        ) : (
          <DraftSkeleton />
        )}
      </Column>
    );
  return (
    <>
      <Column span={12}>
        <ReportHeadCard reported={reported} draft={data} />
      </Column>
      <Column span={12}>
        <Card title={text.paper.summary}>
          <div className="gap-10 font-serif text-16 leading-[1.5] *:break-inside-avoid *:pb-2.5 lg:columns-2">
            {data.summary.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Card>
        <Card title={text.paper.sources} subtitle={text.paper.sourcesAbout(data.sources.length)}>
          <SourceList sources={data.sources} isWide />
        </Card>
        <EarlierReports />
      </Column>
    </>
  );
}
