import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { ENQUIRY_COLUMNS, ENQUIRY_COLUMNS_BESIDE_PANE } from './enquiry-columns.tsx';
import { text } from './text.ts';
import type { EnquiryPage } from './use-enquiry-page.ts';

export function EnquiryTable({ page }: { page: EnquiryPage }) {
  const isPaged = Object.keys(page.steps).length > 0;
  return (
    <>
      {page.error && page.items ? (
        <ErrorState title={text.failedAgain} onRetry={page.retry} tone="caution" className="mb-3" />
      ) : null}
      <Card flush label={text.list} className={page.isOutdated ? 'opacity-60' : ''}>
        <DataTable
          label={text.list}
          columns={page.selectedId === null ? ENQUIRY_COLUMNS : ENQUIRY_COLUMNS_BESIDE_PANE}
          rows={page.items ?? []}
          rowId={({ id }) => id}
          sortedBy="server"
          density="worked"
          phoneLayout="cards"
          selectedId={page.selectedId}
          onOpenRow={({ id }) => page.select(id)}
          loading={page.isPending}
          loadingLabel={text.loading}
          error={page.error && !page.items ? <EnquiriesFailed page={page} /> : undefined}
          empty={<NoEnquiries page={page} />}
          {...(isPaged ? { paging: { kind: 'cursor' as const, ...page.steps } } : {})}
        />
      </Card>
    </>
  );
}

function EnquiriesFailed({ page }: { page: EnquiryPage }) {
  const requestId = requestIdOf(page.error);
  return (
    <ErrorState
      variant="full"
      title={text.failed}
      onRetry={page.retry}
      retrying={page.isRetrying}
      reference={requestId ? text.reference(requestId) : undefined}
    >
      {errorText(page.error)}
    </ErrorState>
  );
}

function NoEnquiries({ page }: { page: EnquiryPage }) {
  return (
    <EmptyState
      title={text.emptyTitle}
      action={
        page.isFirst ? (
          <LinkButton to="/">{text.emptyAction}</LinkButton>
        ) : (
          <Button onClick={page.toFirst}>{text.toFirst}</Button>
        )
      }
    >
      {text.empty}
    </EmptyState>
  );
}
