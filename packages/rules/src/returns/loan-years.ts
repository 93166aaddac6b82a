import { monthlyRepaymentCents } from '../lending/repayments.ts';

const MONTHS = 12;

export type LoanYear = { interestCents: number; paidCents: number; balanceCents: number };

/** Principal and interest in equal months, year by year, until it is repaid. */
export const loanYears = (
  { loanAud, ratePercent, loanYears: term }: { loanAud: number; ratePercent: number; loanYears: number },
  years: number,
): LoanYear[] => {
  const monthlyRate = ratePercent / 100 / MONTHS;
  const repaymentCents = loanAud === 0 ? 0 : monthlyRepaymentCents(loanAud, ratePercent, term);
  let balanceCents = Math.round(loanAud * 100);
  return Array.from({ length: years }, () => {
    let interestCents = 0;
    let paidCents = 0;
    for (let month = 0; month < MONTHS && balanceCents > 0; month++) {
      const interest = Math.round(balanceCents * monthlyRate);
      const paid = Math.min(repaymentCents, balanceCents + interest);
      balanceCents += interest - paid;
      interestCents += interest;
      paidCents += paid;
    }
    return { interestCents, paidCents, balanceCents };
  });
};
