import {
  type ColumnDef,
  type PaginationState,
  type RowData,
  type SortingState,
  useTable,
} from '@tanstack/react-table';
import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { ScrollRegion } from '../layout/scroll-region.tsx';
import { TableBody } from './table-body.tsx';
import { TableCards } from './table-cards.tsx';
import { type DataTableFeatures, dataTableFeatures } from './table-features.ts';
import { TableHead } from './table-head.tsx';
import { TablePaging, type TablePagingSpec } from './table-paging.tsx';
import { TableSkeletonRows } from './table-skeleton-rows.tsx';

// biome-ignore lint/suspicious/noExplicitAny: columns of one table hold values of different types
export type TableColumn<Row extends RowData> = ColumnDef<DataTableFeatures, Row, any>;

interface DataTableProps<Row extends RowData> {
  /** What the rows are; also names the scrolling region. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Held by the caller when it lives in the address or the server sorts; else the table holds it. */
  sorting?: SortingState;
  onSortingChange?: (sorting: SortingState) => void;
  initialSorting?: SortingState;
  /** `server`: the rows come sorted. */
  sortedBy?: 'client' | 'server';
  paging?: TablePagingSpec;
  pagingLabel?: string;
  /** The row whose detail is open. */
  selectedId?: string | null;
  /** Makes rows focusable: click, Enter or Space opens, the arrows move. */
  onOpenRow?: (row: Row) => void;
  /** Hears which row the pointer or the focus is on, and null when it has left. */
  onPointRow?: (row: Row | null) => void;
  loading?: boolean;
  loadingLabel?: string;
  skeletonRows?: number;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Shown in place of rows when they could not be read. */
  error?: ReactNode;
  /** Rows that close the table: totals. */
  totals?: ReactNode;
  /** 36, 40 or 42 px rows. */
  density?: 'dense' | 'normal' | 'worked';
  phoneLayout?: 'scroll' | 'cards';
  className?: string;
}

const EMPTY_SORTING: SortingState = [];

export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, paging, onOpenRow, loading = false, error, density = 'dense' } = props;
  const [ownSorting, setOwnSorting] = useState(props.initialSorting ?? EMPTY_SORTING);
  const [pagination, setPagination] = useState<PaginationState>({
    pageIndex: 0,
    pageSize: paging?.kind === 'client' ? paging.pageSize : Number.MAX_SAFE_INTEGER,
  });
  const sorting = props.sorting ?? ownSorting;
  const table = useTable({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId: rowId,
    state: { sorting, pagination },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      setOwnSorting(next);
      props.onSortingChange?.(next);
      setPagination((current) => ({ ...current, pageIndex: 0 }));
    },
    onPaginationChange: setPagination,
    manualSorting: props.sortedBy === 'server',
    enableMultiSort: false,
    enableSortingRemoval: false,
  });
  const shownRows = table.getRowModel().rows;
  const slot = error ?? (shownRows.length === 0 && !loading ? props.empty : undefined);
  const { skeletonRows = 5 } = props;
  const cards = props.phoneLayout === 'cards';
  const rowProps = {
    table,
    rows: shownRows,
    selectedId: props.selectedId ?? null,
    onOpenRow,
    onPointRow: props.onPointRow,
  };

  return (
    <div className={clsx('min-w-0', props.className)} aria-busy={loading || undefined}>
      <ScrollRegion
        label={label}
        className={clsx(!slot && !paging && 'rounded-b-2', cards && 'max-md:hidden')}
      >
        <table className="w-full border-collapse text-13">
          <TableHead table={table} sortable={!loading} />
          {loading ? (
            <TableSkeletonRows
              table={table}
              rows={skeletonRows}
              density={density}
              label={props.loadingLabel ?? 'Loading'}
            />
          ) : slot ? null : (
            <TableBody {...rowProps} density={density} />
          )}
          {slot || loading || !props.totals ? null : <tfoot>{props.totals}</tfoot>}
        </table>
      </ScrollRegion>
      {cards && !slot ? (
        <TableCards {...rowProps} label={label} loading={loading} skeletonRows={skeletonRows} />
      ) : null}
      {slot}
      {paging && !slot ? (
        <TablePaging
          label={props.pagingLabel ?? `${label}, pages`}
          paging={paging}
          page={pagination.pageIndex + 1}
          rowCount={rows.length}
          onPageChange={(page) => setPagination((current) => ({ ...current, pageIndex: page - 1 }))}
        />
      ) : null}
    </div>
  );
}
