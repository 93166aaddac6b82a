import type { RowData } from '@tanstack/react-table';
import { clsx } from 'clsx';
import { Skeleton, SkeletonLine } from '../feedback/skeleton.tsx';
import { openOnKeys } from './row-keys.ts';
import { pointingHandlers, type TableInstance, type TableRowsProps } from './table-instance.ts';

interface TableCardsProps<Row extends RowData> extends TableRowsProps<Row> {
  label: string;
  loading: boolean;
  skeletonRows: number;
}

/** The same rows on a phone: a title and pairs, one below the other. */
export function TableCards<Row extends RowData>(props: TableCardsProps<Row>) {
  const { table, rows, selectedId, onOpenRow, onPointRow, label, loading } = props;
  const headers = new Map(table.getLeafHeaders().map((header) => [header.column.id, header]));
  if (loading) return <CardSkeletons table={table} rows={props.skeletonRows} />;
  return (
    <ul aria-label={label} className="divide-y divide-line md:hidden">
      {rows.map((row) => {
        const cells = row.getAllCells();
        const title = cells.find((cell) => cell.column.columnDef.meta?.cardTitle) ?? cells[0];
        const action = cells.find((cell) => cell.column.columnDef.meta?.cardAction);
        return (
          <li
            key={row.id}
            {...pointingHandlers(row.original, onPointRow)}
            className={clsx('relative', row.id === selectedId && 'bg-accent-soft')}
          >
            <div className="px-4 py-3 text-13">
              <div className="flex items-start justify-between gap-3">
                {title && onOpenRow ? (
                  <button
                    type="button"
                    className="min-w-0 text-left font-semibold after:absolute after:inset-0"
                    onClick={() => onOpenRow(row.original)}
                    onKeyDown={(event) => openOnKeys(event, () => onOpenRow(row.original))}
                  >
                    <table.FlexRender cell={title} />
                  </button>
                ) : title ? (
                  <p className="min-w-0 font-semibold">
                    <table.FlexRender cell={title} />
                  </p>
                ) : null}
                {action ? <table.FlexRender cell={action} /> : null}
              </div>
              <dl className="mt-2 grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-2">
                {cells
                  .filter((cell) => cell !== title && cell !== action)
                  .map((cell) => {
                    const header = headers.get(cell.column.id);
                    return (
                      <div
                        key={cell.id}
                        className={clsx(
                          'min-w-0 has-[dd:empty]:hidden',
                          cell.column.columnDef.meta?.cardWide && 'col-span-2',
                        )}
                      >
                        <dt className="text-12 text-muted">
                          {header ? <table.FlexRender header={header} /> : null}
                        </dt>
                        <dd className="min-w-0 break-words">
                          <table.FlexRender cell={cell} />
                        </dd>
                      </div>
                    );
                  })}
              </dl>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface CardSkeletonsProps<Row extends RowData> {
  table: TableInstance<Row>;
  rows: number;
}

/** As high as the cards that are coming: a title, and a pair for each other column. */
function CardSkeletons<Row extends RowData>({ table, rows }: CardSkeletonsProps<Row>) {
  const [first, ...others] = table.getAllLeafColumns();
  const title = [first, ...others].find((column) => column?.columnDef.meta?.cardTitle) ?? first;
  const pairs = [first, ...others].filter(
    (column) => column && column !== title && !column.columnDef.meta?.cardAction,
  );
  return (
    <div aria-hidden="true" className="divide-y divide-line md:hidden">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are alike and never move
        <div key={row} className="px-4 py-3.5">
          <SkeletonLine width="62%" />
          <div className="mt-4 grid grid-flow-row-dense grid-cols-2 gap-x-4 gap-y-2">
            {pairs.map((column) => (
              <div
                key={column?.id}
                className={clsx(
                  'grid h-9 content-center gap-2',
                  column?.columnDef.meta?.cardWide && 'col-span-2',
                )}
              >
                <Skeleton width="42%" height={8} />
                <SkeletonLine width="70%" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
