import type { Assessment } from '@propguard/protocol/assessments';
import type { NewReport } from '@propguard/protocol/reports';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail, invalid } from '../../fail.ts';
import { assessProperty } from '../assessments/assess-property.ts';
import { getAssessment } from '../assessments/get-assessment.ts';
import { listAssessments } from '../assessments/list-assessments.ts';

const findLast = async (scope: WorkspaceScope, propertyId?: string): Promise<Assessment | null> => {
  const { items } = await listAssessments(scope, { propertyId, limit: 1 });
  return items[0] ? getAssessment(scope, items[0].id) : null;
};

/** The assessment that is named; the last of the property, or a new one of it; or the last of the workspace. */
export const chooseAssessment = async (
  scope: WorkspaceScope,
  { assessmentId, propertyId, scenarioId }: Pick<NewReport, 'assessmentId' | 'propertyId' | 'scenarioId'>,
): Promise<Assessment> => {
  if (assessmentId !== undefined && propertyId !== undefined)
    throw invalid({ field: 'propertyId', message: 'Name an assessment or a property, not both.' });
  if (scenarioId !== undefined && assessmentId === undefined)
    throw invalid({ field: 'assessmentId', message: 'Name the assessment the scenario belongs to.' });
  if (assessmentId !== undefined) return getAssessment(scope, assessmentId);
  const last = await findLast(scope, propertyId);
  if (last) return last;
  if (propertyId === undefined) throw fail('NOT_FOUND');
  return assessProperty(scope, propertyId);
};
