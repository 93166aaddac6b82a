import type { RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Icon } from '../controls/icon.tsx';
import { CELL_LOOK, type TableInstance } from './table-instance.ts';

interface TableHeadProps<Row extends RowData> {
  table: TableInstance<Row>;
  sortable: boolean;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

export function TableHead<Row extends RowData>({ table, sortable }: TableHeadProps<Row>) {
  return (
    <thead>
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} className="h-9 border-b border-line">
          {group.headers.map((header) => {
            const { column } = header;
            const direction = column.getIsSorted();
            const meta = column.columnDef.meta;
            const content = header.isPlaceholder ? null : <table.FlexRender header={header} />;
            return (
              <th
                key={header.id}
                scope="col"
                aria-sort={direction ? ARIA_SORT[direction] : undefined}
                style={{ width: meta?.width }}
                className={clsx(
                  CELL_LOOK,
                  'text-12 font-medium whitespace-nowrap',
                  meta?.numeric ? 'text-right' : 'text-left',
                  direction ? 'text-ink' : 'text-muted',
                )}
              >
                {column.getCanSort() ? (
                  <button
                    type="button"
                    disabled={!sortable}
                    onClick={column.getToggleSortingHandler()}
                    className="group touch-area inline-flex h-8 items-center gap-1 rounded-1 hover:text-ink focus-visible:-outline-offset-2 touch:h-touch"
                  >
                    {content}
                    <SortMark direction={direction} />
                  </button>
                ) : (
                  content
                )}
              </th>
            );
          })}
        </tr>
      ))}
    </thead>
  );
}

function SortMark({ direction }: { direction: false | 'asc' | 'desc' }) {
  if (direction) return <Icon of={direction === 'asc' ? ArrowUp : ArrowDown} size={12} />;
  return (
    <Icon
      of={ArrowUpDown}
      size={12}
      className="absolute top-1/2 left-full ml-0.5 -translate-y-1/2 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
    />
  );
}
