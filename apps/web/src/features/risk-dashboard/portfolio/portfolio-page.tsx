import type { PortfolioDetail } from '@propguard/protocol/portfolios';
import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../../lib/api-error.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { SCREENS } from '../../../routes/route-table.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { portfolioQuery } from '../queries.ts';
import { text } from '../text.ts';
import { HomesCard } from './homes-card.tsx';
import { LendingSection } from './lending-section.tsx';
import { PortfolioActions } from './portfolio-actions.tsx';
import { PortfolioProgress } from './portfolio-progress.tsx';
import { PortfolioStateBadge } from './portfolio-state-badge.tsx';
import { RejectedCard } from './rejected-card.tsx';
import { SetUpPortfolio } from './set-up-portfolio.tsx';
import { SummaryCard } from './summary-card.tsx';

const words = text.page;

export function PortfolioPage({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: detail, error, refetch, isFetching } = useQuery(portfolioQuery(id));
  const crumbs = (
    <Breadcrumbs
      items={[
        { label: text.title, to: SCREENS.riskDashboard.path },
        { label: detail?.name ?? text.list.name },
      ]}
    />
  );
  if (!detail)
    return (
      <Page title={text.list.name} breadcrumbs={crumbs}>
        {error ? (
          <ReadFailure
            title={hasCode(error, 'NOT_FOUND') ? words.gone : text.failed}
            onRetry={() => void refetch()}
            retrying={isFetching}
            variant="banner"
            error={error}
          />
        ) : (
          <Card label={words.loading}>
            <Loading label={words.loading}>
              <SkeletonTable rows={8} columns={3} />
            </Loading>
          </Card>
        )}
      </Page>
    );
  return (
    <Page
      title={detail.name}
      breadcrumbs={crumbs}
      badge={
        <span className="inline-flex flex-wrap gap-2">
          <PortfolioStateBadge state={detail.state} />
          {detail.sample ? <SampleBadge /> : null}
        </span>
      }
      actions={<PortfolioActions detail={detail} onGone={onGone} />}
    >
      <PortfolioBody detail={detail} />
    </Page>
  );
}

function PortfolioBody({ detail }: { detail: PortfolioDetail }) {
  const { id, state, problem, rowsDone, rejected, summary } = detail;
  return (
    <div className="grid gap-3 md:gap-5">
      {state === 'refused' ? (
        <Alert tone="danger" title={words.refused}>
          {problem}
        </Alert>
      ) : null}
      {state === 'stopped' ? (
        <Alert tone="caution" title={words.stopped}>
          {problem ?? words.stoppedText}
        </Alert>
      ) : null}
      {state === 'valuing' ? <PortfolioProgress detail={detail} /> : null}
      {state === 'ready' ? <SetUpPortfolio detail={detail} /> : null}
      {summary ? <SummaryCard detail={detail} summary={summary} /> : null}
      {summary && summary.withLoan > 0 ? <LendingSection id={id} /> : null}
      {rowsDone > rejected ? <HomesCard id={id} /> : null}
      {rejected > 0 ? <RejectedCard id={id} count={rejected} /> : null}
    </div>
  );
}
