import type { PropertyFacts, Valuation } from '@propguard/protocol/valuations';
import { gatherSmall } from '@propguard/rules/drawing/waterfall-model';
import { percent } from '@propguard/rules/formats/percent';
import { lineWords } from '@propguard/rules/valuation/line-words';
import { typicalHomeWords } from '@propguard/rules/valuation/typical-home';
import { audText, signedAudText, stepAudText } from '../../../lib/aud-text.ts';
import { Waterfall } from '../../../ui/chart/waterfall.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { factText } from '../fact-words.ts';
import { text } from '../text.ts';

const words = text.reasons;
/** Of the value: what is less cannot be seen as a bar. */
const SMALL_SHARE = 0.004;
/** The end of the scale that methods are compared on. */
const WIDEST_ERROR = 0.25;

interface ReasonsCardProps {
  valuation: Valuation;
  facts: PropertyFacts;
}

/** What the value rests on instead: how far each way of valuing was off, the one that was used marked. */
function MethodErrors({ valuation: { method, evidence } }: Pick<ReasonsCardProps, 'valuation'>) {
  const measured = evidence.methods.filter(({ medianError }) => medianError !== null);
  if (measured.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-13">{words.methods}</h3>
      <dl className="mt-1 grid grid-cols-1 divide-y divide-line text-13">
        {measured.map((one) => (
          <div key={one.method} className="flex flex-wrap items-baseline gap-x-2 py-2.5">
            <dt className={one.method === method ? 'font-semibold' : undefined}>
              {text.methods[one.method]}
            </dt>
            {one.method === method ? <dd className="text-muted">{words.used}</dd> : null}
            <dd className="ml-auto text-right tabular-nums">
              <span className="text-muted">{words.tested(one.sales)}</span>{' '}
              <b>{percent(one.medianError ?? 0, 1)}</b>
            </dd>
            <dd className="w-full pt-1.5">
              <Meter share={(one.medianError ?? 0) / WIDEST_ERROR} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function ReasonsCard({ valuation, facts }: ReasonsCardProps) {
  const { valueAud, baseAud, reasons } = valuation;
  if (valueAud === null || baseAud === null || reasons.length === 0)
    return (
      <Card title={words.title}>
        <p className="max-w-[60ch] text-13 text-muted">{words.none}</p>
        <MethodErrors valuation={valuation} />
      </Card>
    );
  const steps = reasons.map(({ feature, aud }) => ({
    key: feature,
    label: lineWords(feature),
    note: factText(feature, facts),
    amount: aud,
  }));
  return (
    <Card title={words.title} subtitle={words.addsUp(audText(valueAud))} fills>
      <Waterfall
        label={words.title}
        heads={{ step: words.reason, amount: words.amount }}
        base={{ label: typicalHomeWords(valuation.baseOf), amount: baseAud }}
        steps={gatherSmall(steps, valueAud * SMALL_SHARE, words.other)}
        total={{ label: words.total, amount: valueAud }}
        format={audText}
        formatSigned={signedAudText}
        formatTick={stepAudText}
      />
    </Card>
  );
}
