import type { LoanFacts } from '@propguard/protocol/loan-facts';
import type { Loan } from '@propguard/protocol/loans';
import type { SecurityInAddress } from '../../parts/lending/lending-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Column, PageGrid } from '../../ui/layout/page-grid.tsx';
import { AssessmentView } from './assessment-view.tsx';
import { QUICK_FACTS } from './fact-fields.ts';
import { KeepLoanCard } from './keep-loan-card.tsx';
import { loanDraft } from './loan-draft.ts';
import { LoanFactsCard } from './loan-facts-card.tsx';
import { LoanList } from './loan-list.tsx';
import { PhoneSummary } from './phone-summary.tsx';
import { RecordedAssessments } from './recorded-assessments.tsx';
import { SecurityNote } from './security-note.tsx';
import { text } from './text.ts';
import { useLoanForm } from './use-loan-form.ts';

interface LendingDeskProps {
  loan: Loan | null;
  /** The home that a new loan is on, where the person came from one. */
  security: SecurityInAddress;
  mayChange: boolean;
  /** Of which what is typed and not saved is kept. */
  desk: string;
  /** The loan was saved just now. */
  isJustSaved: boolean;
  onSaved: (loan: Loan) => void;
  onRemoved: () => void;
}

const factsOf = ({ valuationAud, valuationOn, priceAud, amountAud }: SecurityInAddress): LoanFacts => ({
  ...(amountAud === null ? {} : { amountAud }),
  ...(priceAud === null ? {} : { priceAud }),
  ...(valuationAud === null ? {} : { valuationAud }),
  ...(valuationAud === null || valuationOn === null ? {} : { valuationOn }),
});

/** The day of a value comes with the value, and opens nothing. */
const hasMore = (facts: LoanFacts): boolean =>
  Object.keys(facts).some((name) => name !== 'valuationOn' && !QUICK_FACTS.some((quick) => quick === name));

/** The facts on the left, what follows from them on the right. */
export function LendingDesk({
  loan,
  security,
  mayChange,
  desk,
  isJustSaved,
  onSaved,
  onRemoved,
}: LendingDeskProps) {
  const typed = useLoanForm(loan, factsOf(security), desk);
  const { form, facts, isInterestOnly, clear, setAmount, assessment } = typed;
  const factForm = { control: form.control, register: form.register, errors: form.formState.errors };
  const home = loan ? (loan.propertyId ? loan.name : null) : security.home;
  return (
    <PageGrid className="items-start">
      <Column span={5}>
        {home ? (
          <SecurityNote
            home={home}
            propertyId={loan ? loan.propertyId : security.propertyId}
            valuationOn={loan ? (loan.facts.valuationOn ?? null) : security.valuationOn}
            askedAud={loan ? null : security.priceAud}
          />
        ) : null}
        {typed.isBehind ? (
          <Alert
            tone="caution"
            live
            title={text.loans.behindTitle}
            action={
              <Button size="sm" onClick={typed.takeSaved}>
                {text.loans.takeSaved}
              </Button>
            }
          >
            {text.loans.behind}
          </Alert>
        ) : null}
        <LoanFactsCard
          form={factForm}
          opensRest={loan !== null && hasMore(loan.facts)}
          isInterestOnly={isInterestOnly}
          onClear={clear}
        />
      </Column>
      <Column span={7} className="lg:sticky lg:top-4 lg:row-span-2">
        {facts === null ? <Alert tone="caution" title={text.lending.invalid} live /> : null}
        <AssessmentView assessment={assessment} onTryAmount={setAmount} />
        {loan ? <RecordedAssessments loanId={loan.id} /> : null}
        <p className="max-w-[80ch] text-12 text-muted">{text.lending.disclosure}</p>
      </Column>
      <Column span={5}>
        {mayChange ? (
          <KeepLoanCard
            loan={loan}
            security={security}
            facts={facts}
            takesFocus={isJustSaved}
            onSaved={(saved) => {
              loanDraft.drop();
              onSaved(saved);
            }}
          />
        ) : null}
        <LoanList selectedId={loan?.id ?? null} mayChange={mayChange} onRemoved={onRemoved} />
      </Column>
      {assessment.data ? <PhoneSummary assessment={assessment.data} /> : null}
    </PageGrid>
  );
}
