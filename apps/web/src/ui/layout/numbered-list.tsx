import type { ReactNode } from 'react';

interface NumberedListProps {
  label?: string;
  items: readonly { key: string; content: ReactNode; note?: ReactNode }[];
  /** In two columns where there is room. */
  isWide?: boolean;
}

/** Steps or advice in their order: the number in a column of its own, hairlines between. */
export function NumberedList({ label, items, isWide = false }: NumberedListProps) {
  return (
    <ol
      aria-label={label}
      className={
        isWide
          ? 'gap-x-10 *:break-inside-avoid *:border-t *:border-line lg:columns-2'
          : 'divide-y divide-line *:first:pt-0.5 *:last:pb-0'
      }
    >
      {items.map(({ key, content, note }, index) => (
        <li key={key} className="grid grid-cols-[28px_minmax(0,1fr)] py-2.5">
          <span aria-hidden="true" className="font-semibold text-accent tabular-nums">
            {index + 1}
          </span>
          <span className="text-pretty">
            {content}
            {note ? <span className="mt-0.5 block text-12 text-muted">{note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
