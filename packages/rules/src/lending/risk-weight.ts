import { exceedsPercent } from './exact.ts';
import type { FactName, LoanFacts } from './facts.ts';
import { lvrOf, missingForLvr } from './lvr.ts';
import type { RiskWeightTable, RuleSet } from './rule-set.ts';
import { judgeServiceability } from './serviceability.ts';
import { standardLoanOf } from './standard-loan.ts';
import { cannotAssess, found, missingOf, type Verdict } from './verdict.ts';

type Category = 'owner-occupier' | 'other' | 'non-standard';
export type RiskWeight = { percent: number; category: Category; capitalCents: number };

const lvrBand = (loanAud: number, valueAud: number, boundsPercent: number[]): number => {
  const band = boundsPercent.findIndex((bound) => !exceedsPercent(loanAud, valueAud, bound));
  return band === -1 ? boundsPercent.length : band;
};

const columnsOf = (
  facts: LoanFacts,
  table: RiskWeightTable,
): { category: Category; plain: number[]; insured: number[] } =>
  facts.purpose === 'owner-occupier' && facts.repayment === 'principal-and-interest'
    ? { category: 'owner-occupier', plain: table.ownerOccupier, insured: table.ownerOccupierWithLmi }
    : { category: 'other', plain: table.other, insured: table.otherWithLmi };

const withCapital = (
  amountAud: number,
  percent: number,
  category: Category,
  { rules }: RuleSet,
): RiskWeight => ({
  percent,
  category,
  capitalCents: Math.round((amountAud * percent * rules.riskWeight.capitalPercent) / 100),
});

/** The weight by LVR band, purpose, repayment and insurance; a loan that is not standard has one weight. */
export const riskWeightOf = (facts: LoanFacts, ruleSet: RuleSet): RiskWeight | { missing: FactName[] } => {
  const { lvrBoundsPercent, weightsPercent, nonStandardPercent } = ruleSet.rules.riskWeight;
  const standard = standardLoanOf(facts, judgeServiceability(facts, ruleSet));
  if (facts.amountAud !== undefined && 'standard' in standard && !standard.standard)
    return withCapital(facts.amountAud, nonStandardPercent, 'non-standard', ruleSet);
  const lvr = lvrOf(facts);
  const missing = [
    ...missingForLvr(facts),
    ...missingOf(facts, 'purpose', 'repayment'),
    ...('missing' in standard ? standard.missing : []),
  ];
  if (!lvr || missing.length > 0) return { missing };
  const { category, plain, insured } = columnsOf(facts, weightsPercent);
  const band = lvrBand(lvr.loanAud, lvr.security.valueAud, lvrBoundsPercent);
  const [withoutLmi, withLmi] = [plain[band] ?? nonStandardPercent, insured[band] ?? nonStandardPercent];
  if (facts.lmi === undefined && withoutLmi !== withLmi) return { missing: ['lmi'] };
  return withCapital(lvr.loanAud, facts.lmi === true ? withLmi : withoutLmi, category, ruleSet);
};

/** Compliant when a standard weight follows from the facts; at 100% as non-standard, or above the table, a person looks. */
export const judgeRiskWeight = (facts: LoanFacts, ruleSet: RuleSet): Verdict => {
  const weight = riskWeightOf(facts, ruleSet);
  if ('missing' in weight) return cannotAssess('risk-weight', ruleSet, weight.missing);
  const lvr = lvrOf(facts);
  const lastBound = ruleSet.rules.riskWeight.lvrBoundsPercent.at(-1) ?? 100;
  const isOverTable = lvr !== null && exceedsPercent(lvr.loanAud, lvr.security.valueAud, lastBound);
  return found('risk-weight', ruleSet, {
    result: weight.category === 'non-standard' || isOverTable ? 'review' : 'compliant',
    figure: weight.percent,
    limit: null,
    inputs: {
      amountAud: facts.amountAud,
      lvr: lvr?.ratio,
      category: weight.category,
      lmi: facts.lmi,
      capitalAud: weight.capitalCents / 100,
    },
  });
};
