import type { Assessment } from '@propguard/protocol/assessments';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { getHome } from '../properties/get-property.ts';
import { assessSubject } from './assess-subject.ts';
import { subjectOfProperty } from './subject-of-property.ts';
import { toAssessment } from './view.ts';

export const assessProperty = async (scope: WorkspaceScope, propertyId: string): Promise<Assessment> => {
  const property = await getHome(referenceOf(scope.services), propertyId);
  const { row } = await assessSubject(scope, subjectOfProperty(property));
  return toAssessment(row);
};
