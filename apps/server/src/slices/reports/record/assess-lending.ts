import type { Assessment } from '@propguard/protocol/assessments';
import type { LoanFacts } from '@propguard/protocol/loan-facts';
import type { ReportRecord } from '@propguard/protocol/report-record';
import { monthsAfter } from '@propguard/rules/lending/days';
import { securityValue } from '@propguard/rules/lending/lvr';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { assessFacts } from '../../compliance/assess-facts.ts';
import { describeAssessment } from '../../compliance/describe-assessment.ts';
import { propguardCompliance } from '../../compliance/propguard-compliance.ts';

type Lending = Pick<ReportRecord, 'loan' | 'lending' | 'compliance' | 'reviewDue'>;

/** The rules on the value of the assessment, and on the loan where one is given; the value is always ours. */
export const assessLending = async (
  scope: WorkspaceScope,
  { valuation }: Assessment,
  loan: LoanFacts | null,
): Promise<Lending> => {
  const valued =
    valuation.valueAud === null ? {} : { valuationAud: valuation.valueAud, valuationOn: valuation.asOf };
  const facts = { ...loan, ...valued };
  const { assessment, ruleSet } = await assessFacts(scope, { loan: facts });
  return {
    loan: loan && facts,
    lending: describeAssessment(assessment),
    compliance: propguardCompliance(assessment, ruleSet, securityValue(facts)),
    reviewDue: monthsAfter(assessment.assessedOn, ruleSet.rules.creditQuality.reviewMonths),
  };
};
