import type { MarketDetails } from '@propguard/protocol/market-figures';
import { heatGauge, MARKET_HEATS } from '@propguard/rules/market/heat';
import { clsx } from 'clsx';
import { formatPercent } from '../../parts/market/figure-format.ts';
import { text } from './text.ts';

const words = text.trend;
const outOfHundred = (score: number): string => Math.round(score * 100).toString();
const COLD_TO_HOT = MARKET_HEATS.toReversed();

/** Four fields, filled up to the heat (CORE-MKT-09), and what the score is made of. */
export function HeatGauge({ heat }: { heat: MarketDetails['heat'] }) {
  if (!heat) return <p className="mt-1.5 text-13 text-muted">{words.noHeat}</p>;
  const gauge = heatGauge(heat.heat);
  return (
    <>
      <div role="img" aria-label={words.heatScale(gauge)} className="mt-2.5 grid grid-cols-4 gap-0.75">
        {COLD_TO_HOT.map((one) => (
          <span key={one} className="grid gap-1">
            <span
              className={clsx(
                'h-2.5 rounded-[2px]',
                heatGauge(one) <= gauge ? 'bg-caution-fill' : 'hairline bg-sunken',
              )}
            />
            <span className={clsx('text-12', one === heat.heat ? 'font-semibold text-ink' : 'text-muted')}>
              {words.heats[one]}
            </span>
          </span>
        ))}
      </div>
      <details className="mt-2 text-12 text-muted">
        <summary className="touch-area w-fit cursor-pointer rounded-1 hover:text-ink">
          {words.heatFrom(heat.parts.length, outOfHundred(heat.score))}
        </summary>
        <dl className="mt-1.5 grid gap-1">
          {heat.parts.map((part) => (
            <div key={part.ingredient} className="flex justify-between gap-3 tabular-nums">
              <dt>{words.ingredients[part.ingredient]}</dt>
              <dd>{words.part(outOfHundred(part.score), formatPercent(part.weight))}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
