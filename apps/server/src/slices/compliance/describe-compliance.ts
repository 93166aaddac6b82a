import type { ApraComplianceReport } from '@propguard/protocol/compliance-reports';
import type { LoanAssessment } from '@propguard/rules/lending/assess-loan';
import { isCompliant, summarise } from '@propguard/rules/lending/compliance-summary';
import { monthsAfter } from '@propguard/rules/lending/days';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findLastAudit } from '../audit/find-last-audit.ts';
import { neededReasons, reasonsOf } from './report-words.ts';
import { dayInWorkspace } from './today-in-workspace.ts';

const ASSESSMENTS = ['assess-property', 'assess-loan', 'compliance-report'] as const;

/** CORE-ENT-12; 'Review Due' is computed from the last assessment. */
export const describeCompliance = async (
  scope: WorkspaceScope,
  { verdicts, figures, required }: Pick<LoanAssessment, 'verdicts' | 'figures' | 'required'>,
  { rules }: RuleSet,
): Promise<ApraComplianceReport['compliance']> => {
  const lastAudit = await findLastAudit(scope, ASSESSMENTS);
  const { status, needed } = summarise(verdicts, required);
  return {
    status,
    reasons: [...reasonsOf(verdicts), ...neededReasons(verdicts, needed)],
    lvr: figures.lvr.value,
    lvr_assumed: figures.lvr.assumed,
    dti: figures.dti.value,
    dti_assumed: figures.dti.assumed,
    apraCompliance: {
      aps220: isCompliant(verdicts, 'credit-quality'),
      aps221: isCompliant(verdicts, 'large-exposure'),
      prudentialStandards: verdicts
        .filter(({ result }) => result !== 'cannot-assess')
        .map(({ paragraph }) => paragraph),
      lastAudit: lastAudit?.toISOString() ?? null,
      nextReview:
        lastAudit && monthsAfter(await dayInWorkspace(scope, lastAudit), rules.creditQuality.reviewMonths),
    },
  };
};
