import type { Scenario } from '@propguard/protocol/assessments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findAssessment, findScenarios } from './store.ts';
import { toScenario } from './view.ts';

export const listScenarios = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ items: Scenario[] }> => {
  const assessment = { workspaceId, id };
  if (!(await findAssessment(tx, assessment))) throw fail('NOT_FOUND');
  return { items: (await findScenarios(tx, assessment)).map(toScenario) };
};
