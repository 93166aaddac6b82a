import { scoreBand } from '@propguard/rules/lead-scoring/score-bands';
import { clsx } from 'clsx';
import { text } from './text.ts';

const SHADES = { hot: 'bg-accent', warm: 'bg-accent/75', cool: 'bg-accent/50', cold: 'bg-accent/30' };

/** Leads by score, with the bands as shades and their borders as ticks. */
export function ScoreHistogram({ bars }: { bars: readonly number[] }) {
  const most = Math.max(...bars, 1);
  const width = 100 / bars.length;
  return (
    <div>
      <ol className="flex h-40 items-end gap-px border-b border-rule">
        {bars.map((count, at) => {
          const from = Math.round(at * width);
          const to = at === bars.length - 1 ? 100 : Math.round((at + 1) * width) - 1;
          return (
            <li
              key={from}
              title={text.bar(from, to, count)}
              style={{ height: count === 0 ? 0 : `max(2px, ${(100 * count) / most}%)` }}
              className={clsx('flex-1', SHADES[scoreBand(from)])}
            >
              <span className="sr-only">{text.bar(from, to, count)}</span>
            </li>
          );
        })}
      </ol>
      <div aria-hidden="true" className="relative mt-1 h-4 text-11 text-muted tabular-nums">
        {[0, 40, 60, 80, 100].map((mark) => (
          <span
            key={mark}
            style={{ left: `${mark}%` }}
            className={clsx('absolute', mark === 100 ? '-translate-x-full' : mark > 0 && '-translate-x-1/2')}
          >
            {mark}
          </span>
        ))}
      </div>
    </div>
  );
}
