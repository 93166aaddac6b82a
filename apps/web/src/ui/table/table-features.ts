import {
  createColumnHelper,
  createPaginatedRowModel,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  sortFn_datetime,
  sortFn_text,
  tableFeatures,
} from '@tanstack/react-table';

interface TableColumnMeta {
  /** Figures stand right, words left. */
  numeric?: boolean;
  /** On phone cards: the line at the top instead of a pair. */
  cardTitle?: boolean;
  /** On phone cards: at the end of the title's line, without its heading. */
  cardAction?: boolean;
  /** On phone cards: a pair over the whole width. */
  cardWide?: boolean;
  /** Narrow columns keep their width. */
  width?: string;
}

export const dataTableFeatures = tableFeatures({
  columnMeta: metaHelper<TableColumnMeta>(),
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: {
    alphanumeric: sortFn_alphanumeric,
    basic: sortFn_basic,
    datetime: sortFn_datetime,
    text: sortFn_text,
  },
});

export type DataTableFeatures = typeof dataTableFeatures;

/** Columns are made once, outside the component: `const column = tableColumns<Lead>()`. */
export function tableColumns<Row extends RowData>() {
  return createColumnHelper<DataTableFeatures, Row>();
}
