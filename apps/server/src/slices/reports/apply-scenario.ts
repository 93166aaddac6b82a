import type { Assessment, Changes, Scenario } from '@propguard/protocol/assessments';
import type { ReportScenario } from '@propguard/protocol/report-record';
import type { PropertyFacts } from '@propguard/protocol/valuations';
import { referenceOf } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { changeSubject } from '../assessments/change-subject.ts';
import { getScenario } from '../assessments/get-scenario.ts';
import { findSaleRecords } from '../assessments/sale-records.ts';

/** What a report is about: an assessment, as it is or with the changes of a scenario. */
export type Reported = { assessment: Assessment; scenario: ReportScenario | null };

const changedFacts = (was: PropertyFacts, now: Changes['facts']): ReportScenario['facts'] =>
  (Object.keys(now) as (keyof PropertyFacts)[])
    .filter((name) => now[name] !== undefined && now[name] !== was[name])
    .map((name) => ({ name, was: was[name], now: now[name] ?? null }));

const chosenSales = async (
  scope: WorkspaceScope,
  { withoutSales, withSales, saleReasons }: Changes,
): Promise<ReportScenario['sales']> => {
  const records = await findSaleRecords(referenceOf(scope.services), [...withoutSales, ...withSales]);
  const told = (saleIds: readonly string[], change: 'left-out' | 'added') =>
    saleIds.flatMap((saleId) => {
      const sale = records.get(saleId);
      // It went with its dataset since then.
      if (!sale) return [];
      const { address, locality, contractDate } = sale;
      return [{ saleId, change, address, locality, contractDate, reason: saleReasons[saleId] ?? '' }];
    });
  return [...told(withoutSales, 'left-out'), ...told(withSales, 'added')];
};

const describe = async (
  scope: WorkspaceScope,
  { subject, valuation }: Assessment,
  { id, name, kind, changes }: Scenario,
): Promise<ReportScenario> => ({
  id,
  name,
  kind,
  assessedAud: valuation.valueAud,
  facts: changedFacts(subject.facts, changes.facts),
  sales: await chosenSales(scope, changes),
});

/** The assessment with the value and the facts of a saved scenario, and what was changed; else as it was kept. */
export const applyScenario = async (
  scope: WorkspaceScope,
  assessment: Assessment,
  scenarioId: string | undefined,
): Promise<Reported> => {
  if (scenarioId === undefined) return { assessment, scenario: null };
  const scenario = await getScenario(scope, { assessmentId: assessment.id, scenarioId });
  return {
    assessment: {
      ...assessment,
      subject: changeSubject(assessment.subject, scenario.changes.facts),
      valuation: scenario.valuation,
    },
    scenario: await describe(scope, assessment, scenario),
  };
};
