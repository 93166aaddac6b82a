import type { RiskAssessment } from '@propguard/protocol/analyses';
import type { PropertyData } from '@propguard/protocol/property-data';
import { climateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { hazardsOfSubject } from '../assessments/hazards-of-subject.ts';
import { risksOfReport } from '../assessments/risks-of-report.ts';
import { subjectOfData } from '../assessments/subject-of-data.ts';
import { placeWords } from '../assessments/tell-story.ts';
import { hazardPassages, isSample, marketRiskPassage } from './passages.ts';

/** CORE-CALL-25. */
export const assessRisk = async (
  scope: ReferenceScope,
  { property_data }: { property_data: PropertyData },
): Promise<RiskAssessment> => {
  const subject = await subjectOfData(scope, property_data);
  const report = await hazardsOfSubject(scope, subject);
  const risk = risksOfReport(report);
  return {
    address: placeWords(subject),
    property_id: subject.propertyId,
    risk_score: report.riskScore,
    climate_risk: climateRiskLevel(report),
    risk,
    mitigation: report.mitigation,
    hazards: report.hazards,
    passages: [...hazardPassages(report), marketRiskPassage(report)],
    sample: isSample(null, report),
  };
};
