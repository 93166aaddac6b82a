import type { PropertyFacts, Valuation } from '@propguard/protocol/valuations';
import { gatherSmall } from '@propguard/rules/drawing/waterfall-model';
import { lineWords } from '@propguard/rules/valuation/line-words';
import { audText, signedAudText, stepAudText } from '../../../lib/aud-text.ts';
import { Waterfall } from '../../../ui/chart/waterfall.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { factText } from '../fact-words.ts';
import { text } from '../text.ts';

const words = text.reasons;
/** Of the value: what is less cannot be seen as a bar. */
const SMALL_SHARE = 0.004;

interface ReasonsCardProps {
  valuation: Valuation;
  facts: PropertyFacts;
}

export function ReasonsCard({ valuation, facts }: ReasonsCardProps) {
  const { valueAud, baseAud, reasons } = valuation;
  if (valueAud === null || baseAud === null || reasons.length === 0)
    return (
      <Card title={words.title}>
        <p className="max-w-[60ch] text-13 text-muted">{words.none}</p>
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
        base={{ label: words.base, amount: baseAud }}
        steps={gatherSmall(steps, valueAud * SMALL_SHARE, words.other)}
        total={{ label: words.total, amount: valueAud }}
        format={audText}
        formatSigned={signedAudText}
        formatTick={stepAudText}
      />
    </Card>
  );
}
