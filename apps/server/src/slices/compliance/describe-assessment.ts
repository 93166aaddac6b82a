import type { LoanAssessment as AssessmentReply } from '@propguard/protocol/lending';
import type { LoanAssessment } from '@propguard/rules/lending/assess-loan';
import { summarise } from '@propguard/rules/lending/compliance-summary';

export const describeAssessment = ({ required, ...assessment }: LoanAssessment): AssessmentReply => ({
  ...assessment,
  compliance: summarise(assessment.verdicts, required),
});
