import type { LoanAssessment, Verdict } from '@propguard/protocol/lending';
import { audText, centsText, percentText } from '@propguard/rules/lending/figure-words';
import type { ReactNode } from 'react';
import { KeyFigure, KeyFigures } from '../../ui/figures/key-figures.tsx';
import { orDash } from './figure-text.ts';
import { MissingFacts } from './missing-facts.tsx';
import { text } from './text.ts';

const words = text.lending;

/** A column of the strip is narrow. */
const SHOWN_MISSING = 2;

/** What a repayment by the contract is worked out from. */
const OF_REPAYMENT = ['amountAud', 'ratePercent', 'termYears'];

type AssessmentFiguresProps = Pick<LoanAssessment, 'figures'> & { verdicts: readonly Verdict[] };

/** Beside each figure that is not there stands what it is missing. */
export function AssessmentFigures({ figures, verdicts }: AssessmentFiguresProps) {
  const missingFor = (rule: Verdict['rule']): string[] =>
    verdicts.find((verdict) => verdict.rule === rule)?.missing ?? [];
  const serviceability = missingFor('serviceability');
  const isShort = figures.surplusMonthlyCents !== null && figures.surplusMonthlyCents < 0;
  return (
    <KeyFigures label={words.figures}>
      <KeyFigure
        label={words.repayment}
        value={orDash(figures.repaymentCents, centsText)}
        note={
          figures.repaymentCents === null
            ? wanted(serviceability.filter((name) => OF_REPAYMENT.includes(name)))
            : figures.assessedRepaymentCents === null || figures.assessedRatePercent === null
              ? words.month
              : `${centsText(figures.assessedRepaymentCents)} at ${words.assessedAt(percentText(figures.assessedRatePercent))}`
        }
      />
      <KeyFigure
        label={words.surplus}
        value={
          <span className={isShort ? 'text-danger' : undefined}>
            {orDash(figures.surplusMonthlyCents, centsText)}
          </span>
        }
        note={figures.surplusMonthlyCents === null ? wanted(serviceability) : words.month}
      />
      <KeyFigure
        label={words.borrowingPower}
        value={orDash(figures.borrowingPowerAud, audText)}
        note={
          figures.borrowingPowerAud === null
            ? wanted(serviceability.filter((name) => name !== 'amountAud'))
            : undefined
        }
      />
      <KeyFigure
        label={words.riskWeight}
        value={orDash(figures.riskWeightPercent, percentText)}
        note={
          figures.riskWeightPercent === null
            ? wanted(missingFor('risk-weight'))
            : figures.capitalCents === null
              ? undefined
              : `${words.capital} ${centsText(figures.capitalCents)}`
        }
      />
    </KeyFigures>
  );
}

const wanted = (names: readonly string[]): ReactNode =>
  names.length === 0 ? undefined : <MissingFacts names={names} most={SHOWN_MISSING} />;
