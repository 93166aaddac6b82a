import type { ReactNode } from 'react';
import type { ListView } from '../../lib/use-list-page.ts';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { ReadFailure } from '../feedback/read-failure.tsx';
import { Card } from '../layout/card.tsx';
import { DataTable, type TableColumn } from './data-table.tsx';

interface PagedRowsProps<Row extends { id: string }> {
  /** What the rows are. */
  label: string;
  texts: { loading: string; failed: string };
  columns: readonly TableColumn<Row>[];
  page: Pick<ListView<Row>, 'items' | 'isPending' | 'error' | 'retry' | 'isRetrying'> &
    Partial<Pick<ListView<Row>, 'steps'>>;
  empty: ReactNode;
  selectedId?: string | null;
  onOpen?: (id: string) => void;
}

/** The rows of one page of a list that is read by cursors, for inside a card. */
export function PagedRows<Row extends { id: string }>(props: PagedRowsProps<Row>) {
  const { label, texts, columns, page, empty, selectedId, onOpen } = props;
  const steps = page.steps ?? {};
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={page.items ?? []}
      rowId={({ id }) => id}
      sortedBy="server"
      density="worked"
      phoneLayout="cards"
      loading={page.isPending}
      loadingLabel={texts.loading}
      error={
        page.error && !page.items ? (
          <ReadFailure
            title={texts.failed}
            error={page.error}
            onRetry={page.retry}
            retrying={page.isRetrying}
          />
        ) : undefined
      }
      empty={empty}
      {...(selectedId === undefined ? {} : { selectedId })}
      {...(onOpen ? { onOpenRow: ({ id }: Row) => onOpen(id) } : {})}
      {...(Object.keys(steps).length > 0 ? { paging: { kind: 'cursor' as const, ...steps } } : {})}
    />
  );
}

interface PagedTableProps<Row extends { id: string }> extends Omit<PagedRowsProps<Row>, 'empty'> {
  texts: { loading: string; failed: string; failedAgain: string; toFirst: string };
  page: ListView<Row>;
  /** What stands there when the list has nothing; past the first page the way back takes the action's place. */
  empty: { title: string; about: string; action?: ReactNode };
}

/** A list in a card of its own. What was read before stays, dimmed, until the next page or the next try is there. */
export function PagedTable<Row extends { id: string }>({ empty, ...props }: PagedTableProps<Row>) {
  const { label, texts, page } = props;
  return (
    <>
      {page.error && page.items ? (
        <ErrorState title={texts.failedAgain} onRetry={page.retry} tone="caution" className="mb-3" />
      ) : null}
      <Card flush label={label} className={page.isOutdated ? 'opacity-60' : ''}>
        <PagedRows
          {...props}
          empty={
            <EmptyState
              title={empty.title}
              action={page.isFirst ? empty.action : <Button onClick={page.toFirst}>{texts.toFirst}</Button>}
            >
              {empty.about}
            </EmptyState>
          }
        />
      </Card>
    </>
  );
}
