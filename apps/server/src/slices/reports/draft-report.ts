import type { ReportDraft } from '@propguard/protocol/reports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { getAssessment } from '../assessments/get-assessment.ts';
import { applyScenario } from './apply-scenario.ts';
import { buildRecord } from './record/build-record.ts';

/** Before a report is made, and counted. */
export const draftReport = async (
  scope: WorkspaceScope,
  { assessmentId, scenarioId }: { assessmentId: string; scenarioId?: string | undefined },
): Promise<ReportDraft> => {
  const reported = await applyScenario(scope, await getAssessment(scope, assessmentId), scenarioId);
  const { subject, scenario, valuation, indicativeBand, riskLevel, summary, sources, sample } =
    await buildRecord(scope, reported, null);
  return { subject, scenario, valuation, indicativeBand, riskLevel, summary, sources, sample };
};
