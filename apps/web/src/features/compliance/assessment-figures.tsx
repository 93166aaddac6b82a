import type { LoanAssessment } from '@propguard/protocol/lending';
import { audText, centsText, percentText } from '@propguard/rules/lending/figure-words';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { orDash } from './figure-text.ts';
import { text } from './text.ts';

const words = text.lending;

export function AssessmentFigures({ figures }: { figures: LoanAssessment['figures'] }) {
  const isMissing = figures.surplusMonthlyCents !== null && figures.surplusMonthlyCents < 0;
  return (
    <KeyFigures label={words.figures}>
      <KeyFigure
        label={words.repayment}
        value={orDash(figures.repaymentCents, centsText)}
        note={
          figures.assessedRepaymentCents === null || figures.assessedRatePercent === null
            ? words.month
            : `${centsText(figures.assessedRepaymentCents)} at ${words.assessedAt(percentText(figures.assessedRatePercent))}`
        }
      />
      <KeyFigure
        label={words.surplus}
        value={
          <span className={isMissing ? 'text-danger' : undefined}>
            {orDash(figures.surplusMonthlyCents, centsText)}
          </span>
        }
        note={words.month}
      />
      <KeyFigure label={words.borrowingPower} value={orDash(figures.borrowingPowerAud, audText)} />
      <KeyFigure
        label={words.riskWeight}
        value={orDash(figures.riskWeightPercent, percentText)}
        note={
          figures.capitalCents === null ? undefined : `${words.capital} ${centsText(figures.capitalCents)}`
        }
      />
    </KeyFigures>
  );
}
