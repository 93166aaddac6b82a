import type { RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { CELL_LOOK, ROW_HEIGHTS, type TableDensity, type TableInstance } from './table-instance.ts';

interface TableSkeletonRowsProps<Row extends RowData> {
  table: TableInstance<Row>;
  rows: number;
  density: TableDensity;
  label: string;
}

const WIDTHS = ['82%', '64%', '74%', '58%', '70%'];

export function TableSkeletonRows<Row extends RowData>({
  table,
  rows,
  density,
  label,
}: TableSkeletonRowsProps<Row>) {
  const columns = table.getAllLeafColumns();
  return (
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <tr key={row} className={clsx(ROW_HEIGHTS[density], 'border-b border-line last:border-b-0')}>
          {columns.map((column, index) => (
            <td key={column.id} className={CELL_LOOK}>
              {row === 0 && index === 0 ? <VisuallyHidden>{label}</VisuallyHidden> : null}
              {column.columnDef.meta?.numeric ? (
                <Skeleton width={48} height={12} className="ml-auto" />
              ) : (
                <Skeleton width={WIDTHS[(row + index) % WIDTHS.length]} height={12} />
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
