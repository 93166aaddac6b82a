import type { ReportSource } from '@propguard/protocol/report-record';
import { clsx } from 'clsx';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { dayText } from '../../../parts/times/day-text.ts';

interface SourceListProps {
  sources: readonly ReportSource[];
  /** In two columns where there is room. */
  isWide?: boolean;
}

/** CORE-REP-03: what the figures rest on, each with its source, licence and day. */
export function SourceList({ sources, isWide = false }: SourceListProps) {
  return (
    <ul
      className={clsx(
        'text-13 *:break-inside-avoid print:columns-2 print:gap-x-6',
        isWide ? 'gap-x-10 lg:columns-2' : '*:first:border-t-0',
      )}
    >
      {sources.map(({ name, detail, source, licence, asOf, sample }) => (
        <li
          key={name}
          className="grid gap-x-4 gap-y-0.5 border-t border-line py-2 md:grid-cols-[minmax(0,1fr)_auto] print:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
              {name}
              {sample ? <SampleBadge /> : null}
            </p>
            <p className="text-12 text-muted">
              {detail}. {source}
              {licence ? `, ${licence}` : ''}.
            </p>
          </div>
          {asOf ? <p className="text-12 text-muted tabular-nums">{dayText(asOf)}</p> : null}
        </li>
      ))}
    </ul>
  );
}
