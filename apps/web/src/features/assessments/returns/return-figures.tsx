import type { Assessment } from '@propguard/protocol/assessments';
import type { Returns } from '@propguard/rules/returns/project-returns';
import { signedAudText } from '../../../lib/aud-text.ts';
import { Provenance } from '../../../parts/provenance/provenance.tsx';
import { dayText } from '../../../parts/times/day-text.ts';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';
import { returnsText } from './text.ts';

const words = returnsText;
const WEEKS = 52;

const rateText = (rate: number | null): string => (rate === null ? '–' : percentText(rate, 1));

export function ReturnFigures({ returns, assessment }: { returns: Returns; assessment: Assessment }) {
  const { valuation, lending } = assessment;
  const [first] = returns.years;
  return (
    <Card
      flush
      title={words.title}
      subtitle={words.about}
      provenance={
        <Provenance
          title={text.where(words.title)}
          facts={{
            source: words.source,
            method: words.method(lending.ruleVersion),
            computedAt: dayText(valuation.asOf),
            sample: valuation.sample,
          }}
        />
      }
    >
      <KeyFigures label={words.title} bare>
        <KeyFigure label={words.grossYield} value={percentText(returns.grossYield, 1)} />
        <KeyFigure
          label={words.netYield}
          value={percentText(returns.netYield, 1)}
          note={words.netYieldNote}
        />
        <KeyFigure
          label={words.cashFlow}
          value={first ? signedAudText(Math.round(first.cashAfterTaxAud / WEEKS)) : '–'}
          unit={words.weekly}
          note={
            first ? words.beforeTax(signedAudText(Math.round(first.cashBeforeTaxAud / WEEKS))) : undefined
          }
        />
        <KeyFigure
          label={words.irr}
          value={rateText(returns.irrAfterTax)}
          unit={words.yearly}
          note={words.beforeTax(rateText(returns.irrBeforeTax))}
        />
      </KeyFigures>
    </Card>
  );
}
