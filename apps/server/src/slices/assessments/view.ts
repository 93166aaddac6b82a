import type {
  Assessment,
  AssessmentSummary,
  LastAssessment,
  Scenario,
} from '@propguard/protocol/assessments';
import type { AssessmentRow, LastAssessmentRow, ScenarioRow } from './store.ts';

export const toAssessment = (row: AssessmentRow): Assessment => ({
  id: row.id,
  command: row.command,
  subject: row.subject,
  valuation: row.valuation,
  hazards: row.hazards,
  lending: row.lending,
  story: row.story,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
});

export const toSummary = (row: AssessmentRow): AssessmentSummary => {
  const { subject, valuation } = row;
  return {
    id: row.id,
    command: row.command,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdByName,
    address: subject.address,
    locality: subject.locality,
    latitude: subject.latitude,
    longitude: subject.longitude,
    riskScore: row.hazards.riskScore,
    valuation: {
      method: valuation.method,
      valueAud: valuation.valueAud,
      range80: valuation.range80,
      range90: valuation.range90,
      asOf: valuation.asOf,
      confidence: valuation.confidence,
      sample: valuation.sample,
    },
  };
};

export const toLastAssessment = ({ propertyId, lvr, ...row }: LastAssessmentRow): LastAssessment => ({
  ...row,
  propertyId: propertyId ?? '',
  lvr: { value: lvr.value, assumed: lvr.assumed },
});

export const toScenario = (row: ScenarioRow): Scenario => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  // Scenarios of before have no reasons.
  changes: { ...row.changes, saleReasons: row.changes.saleReasons ?? {} },
  valuation: row.valuation,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
});
