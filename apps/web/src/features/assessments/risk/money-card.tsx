import type { HazardReport } from '@propguard/protocol/hazards';
import { audText, signedAudText } from '../../../lib/aud-text.ts';
import { RISK_LOOKS } from '../../../parts/risk/risk-kinds.ts';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';

const words = text.risk;

interface MoneyCardProps {
  money: NonNullable<HazardReport['money']>;
  valueAud: number | null;
}

/** Loss, premium, cost a month, value under stress: each rests on the one before. */
export function MoneyCard({ money, valueAud }: MoneyCardProps) {
  const { expectedAnnualLossAud, annualPremiumAud, hazardLoadingAud, monthlyCostAud } = money;
  const without = money.without.map((kind) => RISK_LOOKS[kind].label.toLowerCase()).join(', ');
  return (
    <Card
      flush
      title={words.money}
      subtitle={words.moneyAbout}
      foot={
        <span>
          {words.assumptions(percentText(money.assumptions.buildingShareOfValue))}{' '}
          {without === '' ? null : words.without(without)}
        </span>
      }
    >
      <KeyFigures label={words.money} bare>
        <KeyFigure
          label={words.loss}
          value={audText(expectedAnnualLossAud)}
          note={
            valueAud === null ? undefined : words.ofValue(percentText(expectedAnnualLossAud / valueAud, 2))
          }
        />
        <KeyFigure
          label={words.insurance}
          value={audText(annualPremiumAud)}
          unit={words.year}
          note={words.loading(audText(hazardLoadingAud))}
        />
        <KeyFigure
          label={words.serviceCost}
          value={audText(monthlyCostAud)}
          note={words.aTwelfth(audText(hazardLoadingAud))}
        />
        <KeyFigure
          label={words.stressed}
          value={audText(money.stressedValueAud)}
          note={words.stressedBy(signedAudText(-money.valueReductionAud))}
        />
      </KeyFigures>
    </Card>
  );
}
