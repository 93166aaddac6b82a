import { judgeAutomatedDecisions } from './automated-decisions.ts';
import { REQUIRED_RULES } from './compliance-summary.ts';
import { judgeCreditQuality } from './credit-quality.ts';
import { dtiOf, judgeDti } from './dti.ts';
import type { LenderFacts, LoanFacts } from './facts.ts';
import { judgeLargeExposure } from './large-exposure.ts';
import { judgeLvr, type LvrLabel, lvrLabel, lvrOf } from './lvr.ts';
import { ASSUMED_LVR } from './lvr-limits.ts';
import { judgeOperationalRisk } from './operational-risk.ts';
import { judgeResponsibleLending } from './responsible-lending.ts';
import { judgeRiskWeight, riskWeightOf } from './risk-weight.ts';
import type { RuleName } from './rule-names.ts';
import type { RuleSet } from './rule-set.ts';
import {
  borrowingPowerAud,
  contractRepaymentCents,
  judgeServiceability,
  serviceabilityOf,
} from './serviceability.ts';
import { judgeStandardLoan } from './standard-loan.ts';
import type { SetAside, Verdict } from './verdict.ts';

/** CORE-ASSESS-10: shown as assumed where no loan is given; it enters no verdict. */
export const ASSUMED_DTI = 4.5;

/** A figure that may stand in for a fact nobody gave. */
type ShownRatio = { value: number; assumed: boolean };

type LoanFigures = {
  lvr: ShownRatio;
  lvrLabel: LvrLabel | null;
  dti: ShownRatio;
  repaymentCents: number | null;
  assessedRatePercent: number | null;
  assessedRepaymentCents: number | null;
  surplusMonthlyCents: number | null;
  borrowingPowerAud: number | null;
  riskWeightPercent: number | null;
  capitalCents: number | null;
};

export type LoanAssessment = {
  ruleVersion: string;
  assessedOn: string;
  figures: LoanFigures;
  verdicts: Verdict[];
  setAside: SetAside[];
  /** By the rule set of the day; absent in what was kept before there were any. */
  required?: RuleName[] | undefined;
};

const shown = (ratio: number | undefined, assumed: number): ShownRatio =>
  ratio === undefined ? { value: assumed, assumed: true } : { value: ratio, assumed: false };

const figuresOf = (facts: LoanFacts, ruleSet: RuleSet): LoanFigures => {
  const lvr = lvrOf(facts);
  const serviceability = serviceabilityOf(facts, ruleSet.rules);
  const weight = riskWeightOf(facts, ruleSet);
  const isWeighed = 'percent' in weight;
  return {
    lvr: shown(lvr?.ratio, ASSUMED_LVR),
    lvrLabel: lvr ? lvrLabel(lvr, ruleSet) : null,
    dti: shown(dtiOf(facts)?.ratio, ASSUMED_DTI),
    repaymentCents: contractRepaymentCents(facts),
    assessedRatePercent: serviceability?.assessedRatePercent ?? null,
    assessedRepaymentCents: serviceability?.repaymentCents ?? null,
    surplusMonthlyCents: serviceability?.surplusMonthlyCents ?? null,
    borrowingPowerAud: borrowingPowerAud(facts, ruleSet.rules),
    riskWeightPercent: isWeighed ? weight.percent : null,
    capitalCents: isWeighed ? weight.capitalCents : null,
  };
};

const isSetAside = (outcome: Verdict | SetAside): outcome is SetAside => 'reason' in outcome;
const isVerdict = (outcome: Verdict | SetAside): outcome is Verdict => !isSetAside(outcome);

/** Every rule on one loan. The facts decide, and the day: the clock is never read here. */
export const assessLoan = (
  loan: LoanFacts,
  lender: LenderFacts,
  ruleSet: RuleSet,
  assessedOn: string,
): LoanAssessment => {
  const outcomes = [
    judgeLvr(loan, ruleSet),
    judgeDti(loan, ruleSet, assessedOn),
    judgeServiceability(loan, ruleSet),
    judgeStandardLoan(loan, ruleSet),
    judgeRiskWeight(loan, ruleSet),
    judgeCreditQuality(loan, ruleSet, assessedOn),
    judgeLargeExposure(loan, lender, ruleSet),
    judgeOperationalRisk(lender, ruleSet, assessedOn),
    judgeResponsibleLending(loan, ruleSet, assessedOn),
    judgeAutomatedDecisions(lender, ruleSet, assessedOn),
  ];
  return {
    ruleVersion: ruleSet.version,
    assessedOn,
    figures: figuresOf(loan, ruleSet),
    verdicts: outcomes.filter(isVerdict),
    setAside: outcomes.filter(isSetAside),
    required: [...(ruleSet.rules.required ?? REQUIRED_RULES)],
  };
};
