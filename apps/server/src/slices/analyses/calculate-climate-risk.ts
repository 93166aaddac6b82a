import type { ClimateRisk, ClimateRiskRequest } from '@propguard/protocol/analyses';
import { SCENARIOS } from '@propguard/rules/hazards/projections';
import { climateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { hazardsOfSubject } from '../assessments/hazards-of-subject.ts';
import { subjectOfData } from '../assessments/subject-of-data.ts';
import { placeWords } from '../assessments/tell-story.ts';
import { hazardPassages, isSample, moneyPassage } from './passages.ts';
import { valueIfPossible } from './value-if-possible.ts';

/** CORE-CALL-23. */
export const calculateClimateRisk = async (
  scope: ReferenceScope,
  { property_data, scenario, property_value, loan_amount }: ClimateRiskRequest,
): Promise<ClimateRisk> => {
  const subject = await subjectOfData(scope, property_data);
  const valuation = property_value === undefined ? await valueIfPossible(scope, subject) : null;
  const value = property_value ?? valuation?.valueAud ?? null;
  const report = await hazardsOfSubject(scope, subject, {
    valueAud: value ?? undefined,
    loanAud: loan_amount,
  });
  return {
    address: placeWords(subject),
    property_id: subject.propertyId,
    climate_risk: climateRiskLevel(report),
    risk_score: report.riskScore,
    hazards: report.hazards,
    scenario,
    assumption: SCENARIOS.find(({ key }) => key === scenario)?.assumption ?? '',
    projections: report.projections.filter((one) => one.scenario === scenario),
    value,
    value_source: property_value !== undefined ? 'given' : value === null ? 'none' : 'valuation',
    money: report.money,
    passages: [...hazardPassages(report), ...moneyPassage(report)],
    sample: isSample(valuation, report),
  };
};
