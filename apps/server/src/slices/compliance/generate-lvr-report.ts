import type { LvrReport, ReportRequest } from '@propguard/protocol/compliance-reports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { thresholdsOf } from './lvr-thresholds.ts';
import type { PropertyEvidence } from './property-evidence.ts';
import { auditedRequest, reportBasis } from './report-basis.ts';
import { lvrSummary } from './report-words.ts';

/** CORE-CALL-08. */
export const generateLvrReport = (
  scope: WorkspaceScope,
  request: ReportRequest,
  evidence: PropertyEvidence,
): Promise<LvrReport> =>
  recordAudit(scope, { action: 'lvr-report', ...auditedRequest(request) }, async () => {
    const { report, assessment, ruleSet, security } = await reportBasis(scope, request, evidence);
    const { lvr, lvrLabel } = assessment.figures;
    return {
      ...report,
      lvr: lvr.value,
      lvr_assumed: lvr.assumed,
      risk_category: lvrLabel,
      lmi_usual: lvrLabel === null ? null : lvrLabel === 'High Risk',
      lvr_thresholds: thresholdsOf(security, ruleSet),
      summary: lvrSummary({ lvr, label: lvrLabel }, ruleSet),
    };
  });
