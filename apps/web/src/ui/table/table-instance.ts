import type { ReactTable, RowData, Row as TableRow } from '@tanstack/react-table';
import type { DataTableFeatures } from './table-features.ts';

export type TableInstance<Row extends RowData> = ReactTable<DataTableFeatures, Row>;
type InstanceRow<Row extends RowData> = TableRow<DataTableFeatures, Row>;

export interface TableRowsProps<Row extends RowData> {
  table: TableInstance<Row>;
  rows: readonly InstanceRow<Row>[];
  selectedId: string | null;
  onOpenRow: ((row: Row) => void) | undefined;
  onPointRow: ((row: Row | null) => void) | undefined;
}

export type TableDensity = 'dense' | 'normal' | 'worked';

export const CELL_LOOK = 'px-3 first:pl-4 last:pr-4 md:first:pl-5 md:last:pr-5';
export const ROW_HEIGHTS: Record<TableDensity, string> = { dense: 'h-9', normal: 'h-10', worked: 'h-10.5' };

/** The same for the pointer and for the focus, in rows and in cards. */
export function pointingHandlers<Row>(row: Row, onPointRow: ((row: Row | null) => void) | undefined) {
  if (onPointRow === undefined) return {};
  const point = () => onPointRow(row);
  const leave = () => onPointRow(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
