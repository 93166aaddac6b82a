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
  /** Properties of which nothing was measured: a bar of their own, never the lowest. */
  without?: { label: string; count: number };
}

interface Bar {
  label: string;
  count: number;
  fill: string;
}

function labelOf({ from, upTo }: Band, format: (bound: number) => string): string {
  if (from === null) return upTo === null ? '' : words.upTo(format(upTo));
  return upTo === null ? words.above(format(from)) : words.between(format(from), format(upTo));
}

/** How many properties lie in each band: one bar a line, with its count in figures. */
export function BandChart({ title, bands, format, highFrom, without }: BandChartProps) {
  const bars: Bar[] = bands.map((band) => ({
    label: labelOf(band, format),
    count: band.count,
    fill: highFrom !== undefined && (band.from ?? 0) >= highFrom ? 'bg-danger-fill' : 'bg-accent',
  }));
  if (without) bars.push({ ...without, fill: 'hatch-none hairline' });
  const most = Math.max(...bars.map(({ count }) => count));
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="mb-2 text-13 font-semibold">{title}</h3>
      <ul className="grid gap-1.5">
        {bars.map(({ label, count, fill }) => (
          <li key={label} className="grid grid-cols-[7rem_minmax(0,1fr)_3.25rem] items-center gap-2 text-12">
            <span className="whitespace-nowrap text-muted tabular-nums">{label}</span>
            <span aria-hidden="true" className="h-2.5 rounded-[2px] bg-sunken">
              <span
                className={clsx('block h-full rounded-[2px]', fill)}
                style={{ width: most > 0 ? `${(100 * count) / most}%` : 0 }}
              />
            </span>
            <span className="text-right tabular-nums">{text.number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
