import { useQuery } from '@tanstack/react-query';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { pagedView } from '../../lib/paged-view.ts';
import { useCursorPage } from '../../lib/use-cursor-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { IMPORT_COLUMNS } from './import-columns.tsx';
import { importsQuery } from './queries.ts';
import { text } from './text.ts';

export function ImportList({ onOpen }: { onOpen: (id: string) => void }) {
  const cursorPage = useCursorPage();
  const page = pagedView(useQuery(importsQuery(cursorPage.cursor)), cursorPage);
  const requestId = requestIdOf(page.error);
  const failed = (
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
  const none = (
    <EmptyState
      title={text.emptyTitle}
      action={page.isFirst ? undefined : <Button onClick={page.toFirst}>{text.toFirst}</Button>}
    >
      {text.empty}
    </EmptyState>
  );
  const isPaged = Object.keys(page.steps).length > 0;
  return (
    <Card flush label={text.list} className={page.isOutdated ? 'opacity-60' : ''}>
      <DataTable
        label={text.list}
        columns={IMPORT_COLUMNS}
        rows={page.items ?? []}
        rowId={({ id }) => id}
        sortedBy="server"
        density="worked"
        phoneLayout="cards"
        onOpenRow={({ id }) => onOpen(id)}
        loading={page.isPending}
        loadingLabel={text.loading}
        error={page.error && !page.items ? failed : undefined}
        empty={none}
        {...(isPaged ? { paging: { kind: 'cursor' as const, ...page.steps } } : {})}
      />
    </Card>
  );
}
