import type { AnalyticsSummary } from '@propguard/rules/conversations/analytics';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

/** Five, then from the beginning again (LEADS-CONV-10). */
const COLOURS = [
  'var(--accent)',
  'var(--caution-fill)',
  'var(--positive-fill)',
  'var(--danger-fill)',
  'var(--accent-mid)',
];
const RADIUS = 15.9155;
const WHOLE = 100;

export function SourcePie({ sources }: { sources: AnalyticsSummary['sources'] }) {
  let before = 0;
  const slices = sources.map((source, index) => {
    const slice = {
      ...source,
      share: Number(source.percentage),
      offset: before,
      colour: COLOURS[index % COLOURS.length] ?? 'var(--accent)',
    };
    before += slice.share;
    return slice;
  });
  return (
    <Card title={text.parts.sources}>
      <div className="flex flex-wrap items-center gap-8">
        <svg viewBox="0 0 42 42" role="img" aria-label={text.pie} className="size-52 flex-none -rotate-90">
          {slices.map(({ source, share, offset, colour }) => (
            <circle
              key={source}
              cx="21"
              cy="21"
              r={RADIUS}
              fill="none"
              stroke={colour}
              strokeWidth="8"
              strokeDasharray={`${share} ${WHOLE - share}`}
              strokeDashoffset={-offset}
            />
          ))}
        </svg>
        <ul className="grid min-w-56 flex-1 text-13">
          {slices.map(({ source, conversations, percentage, colour }) => (
            <li key={source} className="flex items-center gap-2 border-b border-line py-1.5 last:border-0">
              <span aria-hidden="true" className="size-3 rounded-1" style={{ background: colour }} />
              <span className="flex-1">{source}</span>
              <span className="tabular-nums">{text.share(conversations, percentage)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
