import type { RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { openOnKeys } from './row-keys.ts';
import {
  CELL_LOOK,
  pointingHandlers,
  ROW_HEIGHTS,
  type TableDensity,
  type TableRowsProps,
} from './table-instance.ts';

interface TableBodyProps<Row extends RowData> extends TableRowsProps<Row> {
  density: TableDensity;
}

export function TableBody<Row extends RowData>({
  table,
  rows,
  selectedId,
  onOpenRow,
  onPointRow,
  density,
}: TableBodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => {
        const selected = row.id === selectedId;
        return (
          <tr
            key={row.id}
            aria-current={selected ? 'true' : undefined}
            tabIndex={onOpenRow ? 0 : undefined}
            onClick={onOpenRow ? () => onOpenRow(row.original) : undefined}
            onKeyDown={onOpenRow ? (event) => openOnKeys(event, () => onOpenRow(row.original)) : undefined}
            {...pointingHandlers(row.original, onPointRow)}
            className={clsx(
              ROW_HEIGHTS[density],
              'border-b border-line focus-visible:-outline-offset-2',
              selected ? 'bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]' : 'hover:bg-hover',
              onOpenRow && 'cursor-pointer',
              'last:border-b-0',
            )}
          >
            {row.getAllCells().map((cell) => (
              <td
                key={cell.id}
                className={clsx(
                  CELL_LOOK,
                  cell.column.columnDef.meta?.numeric
                    ? 'text-right whitespace-nowrap'
                    : 'max-md:whitespace-nowrap',
                )}
              >
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        );
      })}
    </tbody>
  );
}
