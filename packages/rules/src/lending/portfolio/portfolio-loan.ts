import type { LoanFacts } from '../facts.ts';

/** A row of a portfolio: what the rules on many loans look at. */
export type PortfolioLoan = {
  id: string;
  facts: LoanFacts;
  /** Those who stand or fall together; null when nobody has said. */
  counterparty: string | null;
  /** When it was lent; null for an application. */
  settledOn: string | null;
  /** 0-1 by kind, null without data; null as a whole when the security has not been looked up. */
  hazards: Record<string, number | null> | null;
};

const amountOf = ({ facts }: PortfolioLoan): number => facts.amountAud ?? 0;

export const totalAud = (loans: readonly PortfolioLoan[]): number =>
  loans.reduce((sum, loan) => sum + amountOf(loan), 0);
