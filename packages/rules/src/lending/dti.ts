import type { FactName, LoanFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { cannotAssess, found, missingOf, type SetAside, type Verdict } from './verdict.ts';

/** Income that nobody names is not counted; none named at all is a missing fact. */
export const grossIncomeAud = (facts: LoanFacts): number | null => {
  const named = [facts.salaryAud, facts.secondSalaryAud, facts.otherIncomeAud].filter(
    (one) => one !== undefined,
  );
  return named.length === 0 ? null : named.reduce((sum, one) => sum + one, 0);
};

export type Dti = { debtAud: number; incomeAud: number; ratio: number };

/** All debts over gross income a year. Without an income there is no ratio. */
export const dtiOf = (facts: LoanFacts): Dti | null => {
  const incomeAud = grossIncomeAud(facts);
  if (facts.amountAud === undefined || facts.otherDebtsAud === undefined || !incomeAud) return null;
  const debtAud = facts.amountAud + facts.otherDebtsAud;
  return { debtAud, incomeAud, ratio: debtAud / incomeAud };
};

const missingForDti = (facts: LoanFacts): FactName[] => [
  ...missingOf(facts, 'amountAud', 'otherDebtsAud'),
  ...(grossIncomeAud(facts) ? [] : (['salaryAud'] as const)),
];

/** APS 220 att. C leaves out owner-occupiers' bridging loans, and the purchase or building of new dwellings. */
export const dtiExclusion = (facts: LoanFacts): 'bridging' | 'new-dwelling' | null => {
  if (facts.bridging === true && facts.purpose === 'owner-occupier') return 'bridging';
  return facts.newDwelling === true ? 'new-dwelling' : null;
};

/** Whole numbers and a limit of at most two decimals: exact. */
export const isHighDti = ({ debtAud, incomeAud }: Pick<Dti, 'debtAud' | 'incomeAud'>, { rules }: RuleSet) =>
  debtAud * 100 >= Math.round(rules.dti.flaggedFrom * 100) * incomeAud;

/** The limit is on a share of the portfolio: a single loan is flagged for review, never refused. */
export const judgeDti = (facts: LoanFacts, ruleSet: RuleSet, on: string): Verdict | SetAside => {
  const { inForceFrom, flaggedFrom } = ruleSet.rules.dti;
  if (on < inForceFrom) return { rule: 'dti', reason: 'not-in-force', from: inForceFrom };
  const dti = dtiOf(facts);
  if (!dti) return cannotAssess('dti', ruleSet, missingForDti(facts));
  const exclusion = dtiExclusion(facts);
  return found('dti', ruleSet, {
    result: isHighDti(dti, ruleSet) && exclusion === null ? 'review' : 'compliant',
    figure: dti.ratio,
    limit: flaggedFrom,
    inputs: { debtAud: dti.debtAud, incomeAud: dti.incomeAud, exclusion: exclusion ?? undefined },
  });
};
