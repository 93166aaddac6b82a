import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Definition {
  term: ReactNode;
  detail: ReactNode;
}

const LAYOUTS = {
  rows: {
    list: 'grid-cols-1 divide-y divide-line',
    pair: 'flex min-h-8 items-center justify-between gap-3 py-1',
    detail: 'text-right font-medium',
  },
  columns: {
    list: 'gap-y-1',
    pair: 'grid grid-cols-[76px_minmax(0,1fr)] gap-3',
    detail: '',
  },
  figures: {
    list: 'content-start gap-y-1.25',
    pair: 'flex justify-between gap-4.5 whitespace-nowrap',
    detail: 'text-right font-medium',
  },
};

interface DefinitionListProps {
  items: readonly Definition[];
  /** `rows`: hairlines, figures right. `columns`: terms in a narrow column. `figures`: close, for beside a figure. */
  layout?: keyof typeof LAYOUTS;
  className?: string;
}

export function DefinitionList({ items, layout = 'rows', className }: DefinitionListProps) {
  const look = LAYOUTS[layout];
  return (
    <dl className={clsx('grid text-13', look.list, className)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a definition has no identity but its place
        <div key={index} className={look.pair}>
          <dt className="text-muted">{item.term}</dt>
          <dd className={clsx('min-w-0 break-words', look.detail)}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
