import type { ImportDetail, ImportState } from '@propguard/protocol/data-imports';
import { useQuery } from '@tanstack/react-query';
import { hasCode } from '../../lib/api-error.ts';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ImportActions } from './import-actions.tsx';
import { ImportFacts } from './import-facts.tsx';
import { ImportNotices } from './import-notices.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportStateBadge } from './import-state-badge.tsx';
import { importQuery } from './queries.ts';
import { RejectedRowsCard } from './rejected-rows-card.tsx';
import { RowCounts } from './row-counts.tsx';
import { RowNotesCard } from './row-notes-card.tsx';
import { SetUpImport } from './set-up-import.tsx';
import { text } from './text.ts';

const WORKED_ON = new Set<ImportState>(['checking', 'importing', 'undoing']);
const TO_SET_UP = new Set<ImportState>(['ready', 'checked', 'refused']);

export function ImportDetailPage({ id, onGone }: { id: string; onGone: () => void }) {
  const { data: detail, error, isPending, refetch } = useQuery(importQuery(id));
  const crumbs = (
    <Breadcrumbs
      items={[{ label: text.back, to: '/data-imports' }, { label: detail?.fileName ?? text.details }]}
    />
  );
  if (!detail)
    return (
      <Page title={text.details} breadcrumbs={crumbs}>
        {error ? (
          <ReadFailure
            title={hasCode(error, 'NOT_FOUND') ? text.notFound : text.failed}
            onRetry={() => void refetch()}
            variant="banner"
            error={error}
          />
        ) : (
          <Card label={text.loading}>{isPending ? <SkeletonTable rows={8} columns={3} /> : null}</Card>
        )}
      </Page>
    );
  return (
    <Page
      title={detail.name ?? detail.fileName}
      breadcrumbs={crumbs}
      badge={<ImportStateBadge state={detail.state} />}
      actions={<ImportActions detail={detail} onGone={onGone} />}
    >
      <ImportBody detail={detail} />
    </Page>
  );
}

function ImportBody({ detail }: { detail: ImportDetail }) {
  const isRefusedForGood = detail.state === 'refused' && detail.reading?.problem !== null;
  return (
    <div className="grid gap-3 md:gap-5">
      <ImportNotices detail={detail} />
      {WORKED_ON.has(detail.state) ? <ImportProgress detail={detail} /> : null}
      {detail.counts && !WORKED_ON.has(detail.state) ? (
        <RowCounts counts={detail.counts} isDry={detail.state === 'checked'} />
      ) : null}
      {TO_SET_UP.has(detail.state) && !isRefusedForGood ? <SetUpImport detail={detail} /> : null}
      {detail.notes.length > 0 ? <RowNotesCard notes={detail.notes} /> : null}
      {detail.reasons.length > 0 ? <RejectedRowsCard detail={detail} /> : null}
      <ImportFacts detail={detail} />
    </div>
  );
}
