import type { Changes, Scenario } from '@propguard/protocol/assessments';
import { SCENARIOS_MAX } from '@propguard/rules/assessments/limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { invalid } from '../../fail.ts';
import { countScenarios, insertScenario } from './store.ts';
import { valueWithChanges } from './value-with-changes.ts';
import { toScenario } from './view.ts';

type NewScenario = { id: string; name: string; kind: Scenario['kind']; changes: Changes };

/** A comparable that somebody chose is worth as much as the reason for it. */
const demandReasons = ({ withoutSales, withSales, saleReasons }: Changes): void => {
  const unexplained = [...withoutSales, ...withSales].find((saleId) => saleReasons[saleId] === undefined);
  if (unexplained !== undefined)
    throw invalid({
      field: `changes.saleReasons.${unexplained}`,
      message: 'Say why you left out or added this sale.',
    });
};

/** Reasons of sales that were put back again go with them. */
const withItsReasons = (changes: Changes): Changes => {
  const named = new Set([...changes.withoutSales, ...changes.withSales]);
  const saleReasons = Object.fromEntries(
    Object.entries(changes.saleReasons).filter(([saleId]) => named.has(saleId)),
  );
  return { ...changes, saleReasons };
};

export const addScenario = async (scope: WorkspaceScope, scenario: NewScenario): Promise<Scenario> => {
  const { tx, workspaceId, accountId } = scope;
  const { id, name, kind, changes } = scenario;
  demandReasons(changes);
  const { valuation } = await valueWithChanges(scope, { id, changes });
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
    changes: withItsReasons(changes),
    valuation,
    createdBy: accountId,
  });
  await publish(tx, { workspaceId, subject: 'assessments', id });
  return toScenario(row);
};
