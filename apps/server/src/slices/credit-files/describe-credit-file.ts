import { whenText } from '@propguard/rules/time/time-texts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findAuditOf } from '../audit/find-audit-of.ts';
import { findCertificateOfProperty } from '../certificates/find-issued-certificate.ts';
import { getAssessment } from '../loans/get-assessment.ts';
import { getLoan } from '../loans/get-loan.ts';
import { getWorkspace } from '../workspaces/get-workspace.ts';
import type { CreditFile } from './credit-file.ts';

export const describeCreditFile = async (
  scope: WorkspaceScope,
  asked: { id: string; assessmentId: string },
): Promise<CreditFile> => {
  const { name: preparedFor, timeZone } = await getWorkspace(scope);
  const { id, name, counterparty, settledOn, propertyId } = await getLoan(scope, asked.id);
  const assessed = await getAssessment(scope, asked);
  const assessedAt = new Date(assessed.assessedAt);
  const audit = await findAuditOf(scope, { action: 'assess-loan', subjectId: id, from: assessedAt });
  return {
    preparedFor,
    loan: { id, name, counterparty, settledOn, propertyId },
    assessed,
    assessedAtWords: `${whenText('en', timeZone, assessedAt)} (${timeZone})`,
    audit,
    certificate: propertyId === null ? null : await findCertificateOfProperty(scope, propertyId),
  };
};
