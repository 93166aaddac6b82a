import type { ChainOverview } from '@propguard/protocol/titles';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { pagedView } from '../../lib/paged-view.ts';
import { useCursorPage } from '../../lib/use-cursor-page.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonTable } from '../../ui/skeleton.tsx';
import { MortgageCard } from './mortgage-card.tsx';
import { PageSteps } from './page-steps.tsx';
import { mortgagesQuery } from './queries.ts';
import { text } from './text.ts';
import { useDemoTab } from './use-demo-tab.ts';

const words = text.mortgages;

/** OPS-CHAIN-10, OPS-CHAIN-11. */
export function MortgagesTab({ overview }: { overview: ChainOverview }) {
  const { open } = useDemoTab();
  const page = useCursorPage();
  const list = pagedView(useQuery(mortgagesQuery(page.cursor)), page);
  return (
    <section aria-label={words.heading} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16">{words.heading}</h2>
        <Button kind="primary" icon={Plus} onClick={() => open('create-mortgage')}>
          {words.create}
        </Button>
      </div>
      {list.error && !list.items ? (
        <ErrorState title={text.failed} onRetry={list.retry} retrying={list.isRetrying}>
          {errorText(list.error)}
        </ErrorState>
      ) : null}
      {list.isPending ? (
        <Loading label={text.reading}>
          <SkeletonTable rows={6} />
        </Loading>
      ) : null}
      {list.items?.length === 0 ? (
        <EmptyState title={words.emptyTitle} className="rounded-2 border border-line">
          {words.empty}
        </EmptyState>
      ) : null}
      <ul className={`grid gap-3 md:gap-5 lg:grid-cols-2 ${list.isOutdated ? 'opacity-60' : ''}`}>
        {(list.items ?? []).map((mortgage) => (
          <li key={mortgage.mortgageId} className="grid">
            <MortgageCard mortgage={mortgage} overview={overview} />
          </li>
        ))}
      </ul>
      <PageSteps steps={list.steps} />
    </section>
  );
}
