import type { Scenario } from '@propguard/protocol/assessments';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findScenario } from './store.ts';
import { toScenario } from './view.ts';

export const getScenario = async (
  { tx, workspaceId }: WorkspaceScope,
  { assessmentId, scenarioId }: { assessmentId: string; scenarioId: string },
): Promise<Scenario> => {
  const row = await findScenario(tx, { workspaceId, id: assessmentId }, scenarioId);
  if (!row) throw fail('NOT_FOUND');
  return toScenario(row);
};
