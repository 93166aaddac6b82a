import type { ReportDraft } from '@propguard/protocol/reports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { getAssessment } from '../assessments/get-assessment.ts';
import { buildRecord } from './record/build-record.ts';

/** Before a report is made, and counted. */
export const draftReport = async (scope: WorkspaceScope, assessmentId: string): Promise<ReportDraft> => {
  const assessment = await getAssessment(scope, assessmentId);
  const { subject, valuation, indicativeBand, riskLevel, summary, sources, sample } = await buildRecord(
    scope,
    assessment,
    null,
  );
  return { subject, valuation, indicativeBand, riskLevel, summary, sources, sample };
};
