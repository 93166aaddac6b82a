import type { Changes, Scenario } from '@propguard/protocol/assessments';
import { SCENARIOS_MAX } from '@propguard/rules/assessments/limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { countScenarios, insertScenario } from './store.ts';
import { tryChanges } from './try-changes.ts';
import { toScenario } from './view.ts';

type NewScenario = { id: string; name: string; kind: Scenario['kind']; changes: Changes };

export const addScenario = async (scope: WorkspaceScope, scenario: NewScenario): Promise<Scenario> => {
  const { tx, workspaceId, accountId } = scope;
  const { id, name, kind, changes } = scenario;
  const valuation = await tryChanges(scope, { id, changes });
  await demandRoom(tx, {
    of: 'scenarios',
    owner: id,
    most: SCENARIOS_MAX,
    count: () => countScenarios(tx, { workspaceId, id }),
  });
  const row = await insertScenario(tx, {
    workspaceId,
    assessmentId: id,
    name,
    kind,
    changes,
    valuation,
    createdBy: accountId,
  });
  await publish(tx, { workspaceId, subject: 'assessments', id });
  return toScenario(row);
};
