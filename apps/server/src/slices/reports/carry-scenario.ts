import type { Assessment, Changes } from '@propguard/protocol/assessments';
import type { ReportScenario } from '@propguard/protocol/report-record';
import type { PropertyFacts } from '@propguard/protocol/valuations';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { addScenario } from '../assessments/add-scenario.ts';
import { listScenarios } from '../assessments/list-scenarios.ts';
import { applyScenario, type Reported } from './apply-scenario.ts';

const factsOf = (facts: ReportScenario['facts'], at: 'was' | 'now'): Partial<PropertyFacts> =>
  Object.fromEntries(facts.map((fact) => [fact.name, fact[at]]));

/** The facts as they were before the scenario changed them. */
export const factsBefore = ({ facts }: ReportScenario): Partial<PropertyFacts> => factsOf(facts, 'was');

const changesOf = ({ facts, sales }: ReportScenario): Changes => {
  const those = (change: 'left-out' | 'added') =>
    sales.filter((sale) => sale.change === change).map(({ saleId }) => saleId);
  return {
    facts: factsOf(facts, 'now'),
    withoutSales: those('left-out'),
    withSales: those('added'),
    saleReasons: Object.fromEntries(sales.map(({ saleId, reason }) => [saleId, reason])),
  };
};

/** The scenario that a report was about goes along to a later assessment of the home, which then has it too. */
export const carryScenario = async (
  scope: WorkspaceScope,
  assessment: Assessment,
  scenario: ReportScenario | undefined,
): Promise<Reported> => {
  if (!scenario) return { assessment, scenario: null };
  const { items } = await listScenarios(scope, assessment.id);
  const kept = items.find(({ id }) => id === scenario.id);
  const { name, kind } = scenario;
  const { id } =
    kept ?? (await addScenario(scope, { id: assessment.id, name, kind, changes: changesOf(scenario) }));
  return applyScenario(scope, assessment, id);
};
