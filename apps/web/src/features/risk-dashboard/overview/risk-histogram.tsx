import { barRiskBand, RISK_BAND_TONES } from '@propguard/rules/hazards/risk-bands';
import type { Band } from '@propguard/rules/portfolios/bands';
import { clsx } from 'clsx';
import { RISK_BAR_THRESHOLDS } from '../../../parts/risk/risk-level.ts';
import { text } from '../text.ts';

const words = text.spread;
const percent = (bound: number): number => Math.round(bound * 100);
const TICKS = [0, RISK_BAR_THRESHOLDS.medium, RISK_BAR_THRESHOLDS.high, 1];

const FILLS = { positive: 'bg-positive-fill', caution: 'bg-caution-fill', danger: 'bg-danger-fill' } as const;

/** A step lies wholly within a band, and a bound belongs to the step below it. */
const fillOf = ({ upTo }: Band): string => FILLS[RISK_BAND_TONES[barRiskBand(upTo ?? 1)]];

const bandText = ({ from, upTo }: Band): string => `${percent(from ?? 0)}–${percent(upTo ?? 1)}`;

/** Homes by their highest hazard in ten steps: one column a step, its count above it, the thresholds below. */
export function RiskHistogram({ bands, unmapped }: { bands: readonly Band[]; unmapped: number }) {
  const most = Math.max(1, ...bands.map(({ count }) => count));
  return (
    <figure>
      <figcaption className="mb-2 text-12 text-muted">{words.histogram}</figcaption>
      <ul className="flex h-44 items-end gap-1 border-b border-line">
        {bands.map((band) => (
          <li key={band.from ?? 0} className="flex h-full min-w-0 flex-1 flex-col justify-end text-center">
            <span className="sr-only">{words.bar(bandText(band), band.count)}</span>
            <span aria-hidden="true" className="text-11 text-muted tabular-nums">
              {band.count === 0 ? '' : text.number(band.count)}
            </span>
            <span
              aria-hidden="true"
              className={clsx('rounded-t-[2px]', fillOf(band))}
              style={{ height: `${(80 * band.count) / most}%` }}
            />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="relative mt-1 h-4 text-11 text-muted tabular-nums">
        {TICKS.map((tick) => (
          <span
            key={tick}
            className="absolute -translate-x-1/2 first:translate-x-0 last:-translate-x-full"
            style={{ left: `${tick * 100}%` }}
          >
            {percent(tick)}
          </span>
        ))}
      </div>
      {unmapped > 0 && <p className="mt-1 text-12 text-muted">{words.unmapped(unmapped)}</p>}
    </figure>
  );
}
