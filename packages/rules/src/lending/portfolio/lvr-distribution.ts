import { exceedsPercent } from '../exact.ts';
import { lvrOf } from '../lvr.ts';
import type { RuleSet } from '../rule-set.ts';
import { type PortfolioLoan, totalAud } from './portfolio-loan.ts';

export type LvrBand = {
  abovePercent: number;
  /** Null: everything over the last bound. */
  upToPercent: number | null;
  loans: number;
  amountAud: number;
  share: number;
};

/** Loans by LVR, in the bands of the risk weights; loans without an LVR are counted apart. */
export const lvrDistribution = (
  loans: readonly PortfolioLoan[],
  { rules }: RuleSet,
): { bands: LvrBand[]; unassessedLoans: number } => {
  const bounds = rules.riskWeight.lvrBoundsPercent;
  const known = loans.filter(({ facts }) => lvrOf(facts) !== null);
  const whole = totalAud(known);
  const bandOf = ({ facts }: PortfolioLoan): number => {
    const lvr = lvrOf(facts);
    const band = bounds.findIndex(
      (bound) => lvr && !exceedsPercent(lvr.loanAud, lvr.security.valueAud, bound),
    );
    return band === -1 ? bounds.length : band;
  };
  const groups = Map.groupBy(known, bandOf);
  const bands = [...bounds, null].map((upToPercent, index) => {
    const inBand = groups.get(index) ?? [];
    const amountAud = totalAud(inBand);
    return {
      abovePercent: bounds[index - 1] ?? 0,
      upToPercent,
      loans: inBand.length,
      amountAud,
      share: whole === 0 ? 0 : amountAud / whole,
    };
  });
  return { bands, unassessedLoans: loans.length - known.length };
};
