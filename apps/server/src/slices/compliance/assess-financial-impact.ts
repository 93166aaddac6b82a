import type { FinancialImpact, ReportRequest } from '@propguard/protocol/compliance-reports';
import { stressRate, stressValue } from '@propguard/rules/lending/financial-impact';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { hazardImpact } from './hazard-impact.ts';
import type { PropertyEvidence } from './property-evidence.ts';
import { auditedRequest, reportBasis } from './report-basis.ts';
import { impactAssumptions } from './report-words.ts';

/** CORE-CALL-09. The loan amount of the request stands before any other. */
export const assessFinancialImpact = (
  scope: WorkspaceScope,
  request: ReportRequest & { loan_amount: number },
  evidence: PropertyEvidence,
): Promise<FinancialImpact> =>
  recordAudit(scope, { action: 'financial-impact', ...auditedRequest(request) }, async () => {
    const asked = { ...request, loan_facts: { ...request.loan_facts, amountAud: request.loan_amount } };
    const { report, facts, ruleSet, security, assessment } = await reportBasis(scope, asked, evidence);
    return {
      ...report,
      equity: security ? security.valueAud - request.loan_amount : null,
      value_scenarios: stressValue(facts, ruleSet).map((one) => ({
        value_fall_percent: one.fallPercent,
        security_value: one.securityAud,
        lvr: one.lvr,
        risk_category: one.lvrLabel,
        equity: one.equityAud,
      })),
      rate_scenarios: stressRate(facts).map((one) => ({
        rate_rise_points: one.risePoints,
        rate_percent: one.ratePercent,
        monthly_repayment: one.repaymentCents / 100,
      })),
      hazard_impact: hazardImpact(evidence, security, request.loan_amount, assessment),
      assumptions: impactAssumptions,
    };
  });
