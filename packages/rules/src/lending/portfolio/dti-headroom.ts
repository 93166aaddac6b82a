import { dtiExclusion, dtiOf, isHighDti } from '../dti.ts';
import { exceedsPercent } from '../exact.ts';
import { LOAN_PURPOSES, type LoanPurpose } from '../facts.ts';
import type { RuleSet } from '../rule-set.ts';
import { type PortfolioLoan, totalAud } from './portfolio-loan.ts';

export type DtiHeadroom = {
  purpose: LoanPurpose;
  /** New lending that counts: with a DTI, and not excluded. */
  lendingAud: number;
  highAud: number;
  share: number | null;
  limitShare: number;
  isExceeded: boolean;
  /** How much more could be lent at a high DTI before the share is reached; null when there is no limit. */
  headroomAud: number | null;
  excludedLoans: number;
  /** Loans whose facts do not give a DTI: they are in no figure. */
  unassessedLoans: number;
};

/** x more of high lending keeps (high + x) / (all + x) at the limit: x = (limit * all - high) / (1 - limit). */
const headroom = (lendingAud: number, highAud: number, sharePercent: number): number | null => {
  const limit = Math.round(sharePercent * 100);
  if (limit >= 10_000) return null;
  return Math.max(0, Math.floor((limit * lendingAud - 10_000 * highAud) / (10_000 - limit)));
};

type Sums = Pick<DtiHeadroom, 'purpose' | 'lendingAud' | 'highAud' | 'excludedLoans' | 'unassessedLoans'>;

/** The same where the loans were added up elsewhere. */
export const headroomOfSums = (sums: Sums, ruleSet: RuleSet): DtiHeadroom => {
  const { lendingAud, highAud } = sums;
  const { portfolioSharePercent } = ruleSet.rules.dti;
  return {
    ...sums,
    share: lendingAud === 0 ? null : highAud / lendingAud,
    limitShare: portfolioSharePercent / 100,
    isExceeded: exceedsPercent(highAud, lendingAud, portfolioSharePercent),
    headroomAud: headroom(lendingAud, highAud, portfolioSharePercent),
  };
};

const headroomOf = (purpose: LoanPurpose, all: readonly PortfolioLoan[], ruleSet: RuleSet): DtiHeadroom => {
  const loans = all.filter(({ facts }) => facts.purpose === purpose);
  const isExcluded = ({ facts }: PortfolioLoan) => dtiExclusion(facts) !== null;
  const counted = loans.filter((loan) => !isExcluded(loan) && dtiOf(loan.facts) !== null);
  const high = counted.filter(({ facts }) => {
    const dti = dtiOf(facts);
    return dti !== null && isHighDti(dti, ruleSet);
  });
  const excludedLoans = loans.filter(isExcluded).length;
  return headroomOfSums(
    {
      purpose,
      lendingAud: totalAud(counted),
      highAud: totalAud(high),
      excludedLoans,
      unassessedLoans: loans.length - excludedLoans - counted.length,
    },
    ruleSet,
  );
};

/** APS 220 att. C: one limit for owner-occupiers and one for investors. Give it the new lending of the period. */
export const dtiHeadroom = (loans: readonly PortfolioLoan[], ruleSet: RuleSet): DtiHeadroom[] =>
  LOAN_PURPOSES.map((purpose) => headroomOf(purpose, loans, ruleSet));
