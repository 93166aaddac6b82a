import type { Loan } from '@propguard/protocol/loans';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { AssessmentView } from './assessment-view.tsx';
import { KeepLoanCard } from './keep-loan-card.tsx';
import { LoanFactsCard } from './loan-facts-card.tsx';
import { LoanList } from './loan-list.tsx';
import { PhoneSummary } from './phone-summary.tsx';
import { RecordedAssessments } from './recorded-assessments.tsx';
import { text } from './text.ts';
import { useLoanForm } from './use-loan-form.ts';

interface LendingDeskProps {
  loan: Loan | null;
  mayChange: boolean;
  onOpen: (loan: Loan | null) => void;
}

/** The facts on the left, what follows from them on the right. */
export function LendingDesk({ loan, mayChange, onOpen }: LendingDeskProps) {
  const { form, facts, isInterestOnly, clear, assessment } = useLoanForm(loan);
  const factForm = { control: form.control, register: form.register, errors: form.formState.errors };
  return (
    <PageGrid className="items-start">
      <Column span={5}>
        <LoanFactsCard form={factForm} isInterestOnly={isInterestOnly} onClear={clear} />
      </Column>
      <Column span={7} className="lg:sticky lg:top-4 lg:row-span-2">
        {facts === null ? <Alert tone="caution" title={text.lending.invalid} live /> : null}
        <AssessmentView assessment={assessment} />
        {loan ? <RecordedAssessments loanId={loan.id} /> : null}
        <p className="max-w-[80ch] text-12 text-muted">{text.lending.disclosure}</p>
      </Column>
      <Column span={5}>
        {mayChange ? <KeepLoanCard loan={loan} facts={facts} onSaved={onOpen} /> : null}
        <LoanList selectedId={loan?.id ?? null} mayChange={mayChange} onRemoved={() => onOpen(null)} />
      </Column>
      {assessment.data ? <PhoneSummary assessment={assessment.data} /> : null}
    </PageGrid>
  );
}
