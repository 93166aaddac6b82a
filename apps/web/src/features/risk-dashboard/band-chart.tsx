import type { Band } from '@propguard/rules/portfolios/bands';
import { clsx } from 'clsx';
import { text } from './text.ts';

const words = text.charts;

interface BandChartProps {
  title: string;
  bands: readonly Band[];
  format: (bound: number) => string;
  /** From this bound on the bars are marked as high. */
  highFrom?: number;
}

function labelOf({ from, upTo }: Band, format: (bound: number) => string): string {
  if (from === null) return upTo === null ? '' : words.upTo(format(upTo));
  return upTo === null ? words.above(format(from)) : words.between(format(from), format(upTo));
}

/** How many properties lie in each band: one bar a line, with its count in figures. */
export function BandChart({ title, bands, format, highFrom }: BandChartProps) {
  const most = Math.max(...bands.map(({ count }) => count));
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-13 font-semibold">{title}</h3>
      <ul className="grid gap-1.5">
        {bands.map((band) => (
          <li
            key={band.from ?? 'first'}
            className="grid grid-cols-[7rem_minmax(0,1fr)_3.25rem] items-center gap-2 text-12"
          >
            <span className="whitespace-nowrap text-muted tabular-nums">{labelOf(band, format)}</span>
            <span aria-hidden="true" className="h-2.5 rounded-[2px] bg-sunken">
              <span
                className={clsx(
                  'block h-full rounded-[2px]',
                  highFrom !== undefined && (band.from ?? 0) >= highFrom ? 'bg-danger-fill' : 'bg-accent',
                )}
                style={{ width: most > 0 ? `${(100 * band.count) / most}%` : 0 }}
              />
            </span>
            <span className="text-right tabular-nums">{text.number(band.count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
