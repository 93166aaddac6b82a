import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface TimelineEntry {
  id: string;
  /** Already in words. */
  when: string;
  /** For machines: `2026-11-01`. */
  day: string;
  title: ReactNode;
  figure?: ReactNode;
  note?: ReactNode;
  /** Filled for what was settled, open for what was only asked or hoped. */
  mark: 'filled' | 'open';
}

interface TimelineProps {
  label: string;
  entries: readonly TimelineEntry[];
  className?: string;
}

/** What happened, one below the other along a line. */
export function Timeline({ label, entries, className }: TimelineProps) {
  return (
    <ol aria-label={label} className={className}>
      {entries.map((entry, index) => (
        <li
          key={entry.id}
          className="relative grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-3 pb-4 last:pb-0"
        >
          <span aria-hidden="true" className="relative flex justify-center pt-1.25">
            {index < entries.length - 1 ? <span className="absolute top-3 -bottom-5.5 w-px bg-rule" /> : null}
            <span
              className={clsx(
                'relative size-2.5 rounded-full border-2 border-accent',
                entry.mark === 'filled' ? 'bg-accent' : 'bg-surface',
              )}
            />
          </span>
          <div className="min-w-0">
            <p className="text-13 font-medium">{entry.title}</p>
            <p className="text-12 text-muted">
              <time dateTime={entry.day}>{entry.when}</time>
              {entry.note ? <> · {entry.note}</> : null}
            </p>
          </div>
          {entry.figure ? <p className="text-13 font-semibold tabular-nums">{entry.figure}</p> : null}
        </li>
      ))}
    </ol>
  );
}
