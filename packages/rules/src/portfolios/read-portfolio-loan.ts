import { isBlank } from '../imports/blank.ts';
import { readAud } from '../imports/read-number.ts';
import type { Values } from '../imports/read-property.ts';
import { accepted, rejected, type Verdict } from '../imports/reject-reasons.ts';
import { LARGEST_AMOUNT_AUD, type LoanPurpose } from '../lending/facts.ts';
import { searchForm } from '../places/search-form.ts';
import { BORROWER_MAX } from './limits.ts';
import { readText } from './read-text.ts';

/** What a row says of its loan. */
export type PortfolioLoanDraft = {
  loanAud: number | null;
  purpose: LoanPurpose | null;
  /** Gross, a year. */
  incomeAud: number | null;
  otherDebtsAud: number | null;
  /** Those who stand or fall together. */
  borrower: string | null;
};

const PURPOSES: Readonly<Record<LoanPurpose, RegExp>> = {
  'owner-occupier': /^(oo|owner|owner occ|owner occupie[dr]|residential|live in)$/,
  investor: /^(inv|investor|investment|rental)$/,
};

const readPurpose = (written: string): Verdict<LoanPurpose | null> => {
  if (isBlank(written)) return accepted(null);
  const form = searchForm(written);
  for (const purpose of ['owner-occupier', 'investor'] as const)
    if (PURPOSES[purpose].test(form)) return accepted(purpose);
  return rejected('purpose-unknown', 'purpose');
};

const readAmount = (written: string, field: string): Verdict<number | null> => {
  if (isBlank(written)) return accepted(null);
  const aud = readAud(written);
  if (aud === null) return rejected('number-unreadable', field);
  return aud < 0 || aud > LARGEST_AMOUNT_AUD ? rejected('number-implausible', field) : accepted(aud);
};

/** A loan or an income of 0 is none; a debt of 0 is a fact. */
const noneForZero = (aud: number | null): number | null => (aud === 0 ? null : aud);

export const readPortfolioLoan = (values: Values): Verdict<PortfolioLoanDraft> => {
  const loan = readAmount(values('loan'), 'loan');
  if (!loan.ok) return loan;
  const income = readAmount(values('income'), 'income');
  if (!income.ok) return income;
  const otherDebts = readAmount(values('otherDebts'), 'otherDebts');
  if (!otherDebts.ok) return otherDebts;
  const purpose = readPurpose(values('purpose'));
  if (!purpose.ok) return purpose;
  const borrower = readText(values, 'borrower', BORROWER_MAX);
  if (!borrower.ok) return borrower;
  return accepted({
    loanAud: noneForZero(loan.value),
    purpose: purpose.value,
    incomeAud: noneForZero(income.value),
    otherDebtsAud: otherDebts.value,
    borrower: borrower.value,
  });
};
