import type { ChainOverview, TitleMortgage } from '@propguard/protocol/titles';
import type { MortgageStatus } from '@propguard/rules/titles/mortgage-status';
import { SampleBadge } from '../../parts/provenance/sample-badge.tsx';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DefinitionList } from '../../ui/layout/definition-list.tsx';
import { AddressLine } from './address-line.tsx';
import { MortgageActions } from './mortgage-actions.tsx';
import { text } from './text.ts';
import { exactUsdText, usdText } from './usd-text.ts';

const words = text.mortgages;

const TONES: Record<MortgageStatus, BadgeTone> = {
  Offered: 'accent',
  Active: 'positive',
  Late: 'danger',
  PaidOff: 'positive',
  Released: 'neutral',
  Withdrawn: 'neutral',
};

interface MortgageCardProps {
  mortgage: TitleMortgage;
  overview: ChainOverview;
}

export function MortgageCard({ mortgage, overview }: MortgageCardProps) {
  const { date } = useInstantText();
  const { status, monthsPaid, totalMonths, dueDate } = mortgage;
  return (
    <Card
      headingLevel={3}
      title={words.name(mortgage.mortgageId)}
      subtitle={words.overTitle(mortgage.propertyTokenId)}
      actions={
        <>
          {mortgage.isSample ? <SampleBadge /> : null}
          <Badge tone={TONES[status]}>{words.status[status]}</Badge>
        </>
      }
      foot={<MortgageActions mortgage={mortgage} overview={overview} />}
    >
      <p className="mb-1.5 flex justify-between text-13">
        <span className="text-muted">{words.progress}</span>
        <span className="font-medium tabular-nums">{words.months(monthsPaid, totalMonths)}</span>
      </p>
      <Meter
        share={monthsPaid / totalMonths}
        tone={status === 'Late' ? 'danger' : 'accent'}
        className="mb-3"
      />
      <DefinitionList
        items={[
          { term: words.principal, detail: usdText(mortgage.principal) },
          { term: words.monthlyPayment, detail: exactUsdText(mortgage.monthlyPayment) },
          { term: words.amountPaid, detail: exactUsdText(mortgage.amountPaid) },
          { term: words.nextDue, detail: dueDate ? date(dueDate) : words.none },
          { term: words.rate, detail: words.percent(mortgage.annualRatePercent) },
          {
            term: words.lender,
            detail: <AddressLine address={mortgage.lender} copyLabel={text.contracts.copyAddress} />,
          },
          {
            term: words.borrower,
            detail: <AddressLine address={mortgage.borrower} copyLabel={text.contracts.copyAddress} />,
          },
        ]}
      />
    </Card>
  );
}
