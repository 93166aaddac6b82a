import type {
  ApraComplianceReport,
  CertificateEvidence,
  ReportRequest,
} from '@propguard/protocol/compliance-reports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findHead } from '../audit/find-head.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { describeCompliance } from './describe-compliance.ts';
import type { PropertyEvidence } from './property-evidence.ts';
import { propguardCompliance } from './propguard-compliance.ts';
import { auditedRequest, reportBasis } from './report-basis.ts';
import { providerPack } from './report-words.ts';

/** CORE-CALL-19: the verdicts, and the end of the audit trail in which this report is the last entry. */
export const reportApraCompliance = async (
  scope: WorkspaceScope,
  request: ReportRequest,
  evidence: PropertyEvidence,
  certificates: CertificateEvidence,
): Promise<ApraComplianceReport> => {
  const basis = await recordAudit(scope, { action: 'compliance-report', ...auditedRequest(request) }, () =>
    reportBasis(scope, request, evidence),
  );
  const { report, assessment, ruleSet, security } = basis;
  const audit = await findHead(scope);
  if (!audit) throw new Error('The report was written down but the trail has no end.');
  return {
    ...report,
    compliance: await describeCompliance(scope, assessment, ruleSet),
    propguard_compliance: propguardCompliance(assessment, ruleSet, security),
    provider_pack: providerPack(ruleSet.rules.operationalRisk, certificates),
    audit,
    certificates,
  };
};
