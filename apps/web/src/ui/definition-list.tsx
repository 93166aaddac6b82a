import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Definition {
  term: ReactNode;
  detail: ReactNode;
}

interface DefinitionListProps {
  items: readonly Definition[];
  /** `rows`: hairlines, figures to the right. `columns`: terms in a narrow column. */
  layout?: 'rows' | 'columns';
  className?: string;
}

export function DefinitionList({ items, layout = 'rows', className }: DefinitionListProps) {
  const rows = layout === 'rows';
  return (
    <dl className={clsx('grid text-13', rows ? 'divide-y divide-line' : 'gap-y-1', className)}>
      {items.map((item, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a definition has no identity but its place
          key={index}
          className={
            rows
              ? 'flex min-h-8 items-center justify-between gap-3 py-1'
              : 'grid grid-cols-[76px_minmax(0,1fr)] gap-3'
          }
        >
          <dt className="text-muted">{item.term}</dt>
          <dd className={clsx('min-w-0 break-words', rows && 'text-right font-medium')}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
