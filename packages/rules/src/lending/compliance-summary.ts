import type { RuleName } from './rule-names.ts';
import type { Result, Verdict } from './verdict.ts';

export const COMPLIANCE_STATUSES = ['APPROVED', 'REVIEW'] as const;
type ComplianceStatus = (typeof COMPLIANCE_STATUSES)[number];

/** What a loan is not approved without, unless a rule set lists others: what it is lent against, and how it is repaid. */
export const REQUIRED_RULES: readonly RuleName[] = ['lvr', 'dti', 'serviceability', 'responsible-lending'];

export type ComplianceSummary = {
  status: ComplianceStatus;
  /** The share of assessable rules that are compliant; null when none could be assessed. */
  score: number | null;
  assessable: number;
  compliant: number;
  /** Required, and not assessed because facts are missing. */
  needed: RuleName[];
};

/**
 * CORE-ENT-12: approved when every required rule was assessed, and every assessed one is compliant. A rule that is set
 * aside on the day is not required on it.
 */
export const summarise = (
  verdicts: readonly Verdict[],
  required: readonly RuleName[] = REQUIRED_RULES,
): ComplianceSummary => {
  const assessable = verdicts.filter(({ result }) => result !== 'cannot-assess');
  const compliant = assessable.filter(({ result }) => result === 'compliant').length;
  const needed = verdicts
    .filter(({ rule, result }) => result === 'cannot-assess' && required.includes(rule))
    .map(({ rule }) => rule);
  const isApproved = assessable.length > 0 && compliant === assessable.length && needed.length === 0;
  return {
    status: isApproved ? 'APPROVED' : 'REVIEW',
    score: assessable.length === 0 ? null : compliant / assessable.length,
    assessable: assessable.length,
    compliant,
    needed,
  };
};

/** What is to be said at a glance: nothing speaks against a loan of which too little is known, and nothing for it yet. */
export type ComplianceStanding = 'approved' | 'review' | 'unchecked';

type Counted = Pick<ComplianceSummary, 'status' | 'assessable' | 'compliant'>;

export const standingOf = ({ status, assessable, compliant }: Counted): ComplianceStanding => {
  if (status === 'APPROVED') return 'approved';
  return compliant < assessable ? 'review' : 'unchecked';
};

/** The specified word where there is a verdict; '3 of 9 checked' where nothing speaks against it yet. */
export const standingWords = (summary: Counted, rules: number): string =>
  standingOf(summary) === 'unchecked' ? `${summary.assessable} of ${rules} checked` : summary.status;

/** Why a loan is not approved, by rule: what speaks against it, then what an approval needs and nobody could check. */
export type ComplianceReason = { rule: RuleName; result: Exclude<Result, 'compliant'> };

export const complianceReasons = (
  verdicts: readonly Pick<Verdict, 'rule' | 'result'>[],
  // Absent from what was kept before it was told.
  needed: readonly RuleName[] = [],
): ComplianceReason[] => {
  const against = verdicts.flatMap(({ rule, result }) =>
    result === 'review' || result === 'breach' ? [{ rule, result }] : [],
  );
  return [...against, ...needed.map((rule) => ({ rule, result: 'cannot-assess' as const }))];
};

/** CORE-ENT-28: a yes-or-no field says yes only to a verdict of compliant. */
export const isCompliant = (verdicts: readonly Verdict[], ...rules: RuleName[]): boolean =>
  rules.every((rule) => verdicts.some((one) => one.rule === rule && one.result === 'compliant'));
