import { amountAtPercent, exceedsPercent } from './exact.ts';
import type { FactName, LoanFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { cannotAssess, found, missingOf, type Result, type Verdict } from './verdict.ts';

export type SecurityValue = { valueAud: number; basis: 'price' | 'valuation' };

/** The lower of price and valuation; nothing or less is no security. */
export const securityValue = ({ priceAud, valuationAud }: LoanFacts): SecurityValue | null => {
  const price = priceAud !== undefined && priceAud > 0 ? priceAud : null;
  const valuation = valuationAud !== undefined && valuationAud > 0 ? valuationAud : null;
  if (price !== null && (valuation === null || price < valuation)) return { valueAud: price, basis: 'price' };
  return valuation === null ? null : { valueAud: valuation, basis: 'valuation' };
};

export type Lvr = { loanAud: number; security: SecurityValue; ratio: number };

export const lvrOf = (facts: LoanFacts): Lvr | null => {
  const security = securityValue(facts);
  if (facts.amountAud === undefined || facts.amountAud <= 0 || !security) return null;
  return { loanAud: facts.amountAud, security, ratio: facts.amountAud / security.valueAud };
};

export const missingForLvr = (facts: LoanFacts): FactName[] => [
  ...missingOf(facts, 'amountAud'),
  ...(securityValue(facts) ? [] : (['valuationAud'] as const)),
];

export const LVR_LABELS = ['High Risk', 'Standard'] as const;
export type LvrLabel = (typeof LVR_LABELS)[number];

/** CORE-ASSESS-06: above the first threshold 'High Risk', otherwise 'Standard'. */
export const lvrLabel = ({ loanAud, security }: Lvr, { rules }: RuleSet): LvrLabel =>
  exceedsPercent(loanAud, security.valueAud, rules.lvr.thresholdsPercent[0] ?? 100)
    ? 'High Risk'
    : 'Standard';

/** CORE-ASSESS-08: the loan that reaches each threshold at this security. */
export const loansAtThresholds = ({ valueAud }: SecurityValue, { rules }: RuleSet) =>
  rules.lvr.thresholdsPercent.map((percent) => ({ percent, loanAud: amountAtPercent(valueAud, percent) }));

/** Up to the first threshold compliant, above the last not; between them a person decides. */
export const judgeLvr = (facts: LoanFacts, ruleSet: RuleSet): Verdict => {
  const lvr = lvrOf(facts);
  if (!lvr) return cannotAssess('lvr', ruleSet, missingForLvr(facts));
  const { thresholdsPercent } = ruleSet.rules.lvr;
  const [usual = 100] = thresholdsPercent;
  const last = thresholdsPercent.at(-1) ?? usual;
  const isAbove = (percent: number) => exceedsPercent(lvr.loanAud, lvr.security.valueAud, percent);
  let result: Result = 'compliant';
  if (isAbove(usual)) result = isAbove(last) ? 'breach' : 'review';
  return found('lvr', ruleSet, {
    result,
    figure: lvr.ratio,
    limit: usual / 100,
    inputs: {
      amountAud: lvr.loanAud,
      priceAud: facts.priceAud,
      valuationAud: facts.valuationAud,
      securityAud: lvr.security.valueAud,
      lmi: facts.lmi,
    },
  });
};
