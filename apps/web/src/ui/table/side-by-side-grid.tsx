import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ScrollRegion } from '../layout/scroll-region.tsx';

interface GridColumn {
  key: string;
  head: ReactNode;
}

export interface GridLine {
  key: string;
  label: ReactNode;
  subject: ReactNode;
  /** One for each column. */
  cells: readonly ReactNode[];
  /** A line that closes a part: a sum or the result. */
  weight?: 'sum' | 'result';
}

interface SideBySideGridProps {
  label: string;
  /** Names the first column. */
  corner: string;
  subject: ReactNode;
  columns: readonly GridColumn[];
  lines: readonly GridLine[];
}

const CELL = 'px-3.5 py-2 text-right tabular-nums whitespace-nowrap';

/** Things beside the one they are compared with, line by line. On a phone, where the subject has a card of its own, it gives its room to them. */
export function SideBySideGrid({ label, corner, subject, columns, lines }: SideBySideGridProps) {
  return (
    <ScrollRegion label={label}>
      <table aria-label={label} className="w-full min-w-max border-separate border-spacing-0 text-13">
        <thead>
          <tr className="align-bottom *:border-b *:border-line">
            <th scope="col" className="sticky left-0 z-1 bg-surface px-4 py-2 text-left md:px-5">
              <span className="sr-only">{corner}</span>
            </th>
            <th scope="col" className={clsx(CELL, 'bg-sunken font-medium max-sm:hidden')}>
              {subject}
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className={clsx(CELL, 'border-l font-medium')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <GridRow key={line.key} line={line} columns={columns} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function GridRow({ line, columns }: { line: GridLine; columns: readonly GridColumn[] }) {
  const look = clsx(
    '*:border-b *:border-line last:*:border-b-0',
    line.weight && '*:border-t *:border-t-rule',
    line.weight === 'result' && 'font-semibold',
  );
  return (
    <tr className={look}>
      <th
        scope="row"
        className={clsx(
          'sticky left-0 z-1 bg-surface px-4 py-2 text-left whitespace-nowrap md:px-5',
          line.weight === 'result' ? 'font-semibold' : 'font-normal text-muted',
        )}
      >
        {line.label}
      </th>
      <td className={clsx(CELL, 'bg-sunken max-sm:hidden')}>{line.subject}</td>
      {columns.map(({ key }, index) => (
        <td key={key} className={clsx(CELL, 'border-l')}>
          {line.cells[index]}
        </td>
      ))}
    </tr>
  );
}
