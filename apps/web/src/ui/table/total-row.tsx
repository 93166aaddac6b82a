import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { CELL_LOOK } from './table-instance.ts';

interface TotalRowProps {
  /** One for each column; the first names the row. */
  cells: readonly ReactNode[];
  /** Index of the first column of figures. */
  numericFrom: number;
}

/** Closes a table under a stronger rule. */
export function TotalRow({ cells, numericFrom }: TotalRowProps) {
  return (
    <tr className="h-9 border-t border-rule font-semibold">
      {cells.map((cell, index) =>
        index === 0 ? (
          <th key="name" scope="row" className={clsx(CELL_LOOK, 'text-left font-semibold')}>
            {cell}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's place
          <td key={index} className={clsx(CELL_LOOK, index >= numericFrom && 'text-right')}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}
