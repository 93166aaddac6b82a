import type { ReactNode } from 'react';

interface NumberedListProps {
  label?: string;
  items: readonly { key: string; content: ReactNode; note?: ReactNode }[];
}

/** Steps or advice in their order: the number in a column of its own, hairlines between. */
export function NumberedList({ label, items }: NumberedListProps) {
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {items.map(({ key, content, note }, index) => (
        <li key={key} className="grid grid-cols-[28px_minmax(0,1fr)] py-2.5 first:pt-0.5 last:pb-0">
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
