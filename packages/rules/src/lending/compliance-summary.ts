import type { RuleName } from './rule-names.ts';
import type { Verdict } from './verdict.ts';

export const COMPLIANCE_STATUSES = ['APPROVED', 'REVIEW'] as const;
type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

export type ComplianceSummary = {
  status: ComplianceStatus;
  /** The share of assessable rules that are compliant; null when none could be assessed. */
  score: number | null;
  assessable: number;
  compliant: number;
};

/** CORE-ENT-12: approved when every assessable rule is compliant. Nothing to assess is nothing to approve. */
export const summarise = (verdicts: readonly Verdict[]): ComplianceSummary => {
  const assessable = verdicts.filter(({ result }) => result !== 'cannot-assess');
  const compliant = assessable.filter(({ result }) => result === 'compliant').length;
  return {
    status: assessable.length > 0 && compliant === assessable.length ? 'APPROVED' : 'REVIEW',
    score: assessable.length === 0 ? null : compliant / assessable.length,
    assessable: assessable.length,
    compliant,
  };
};

/** CORE-ENT-28: a yes-or-no field says yes only to a verdict of compliant. */
export const isCompliant = (verdicts: readonly Verdict[], ...rules: RuleName[]): boolean =>
  rules.every((rule) => verdicts.some((one) => one.rule === rule && one.result === 'compliant'));
