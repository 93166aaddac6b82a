import type { DistributedRisk } from '@propguard/protocol/distributed-risk';
import type { PropertyData } from '@propguard/protocol/property-data';
import { climateRiskLevel } from '@propguard/rules/hazards/risk-levels';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { hazardsOfSubject } from '../assessments/hazards-of-subject.ts';
import { subjectOfData } from '../assessments/subject-of-data.ts';
import { placeWords } from '../assessments/tell-story.ts';
import { askSources } from '../hazards/ask-sources.ts';
import { isSample } from './passages.ts';

/** CORE-CALL-20. */
export const assessRiskBySource = async (
  scope: ReferenceScope,
  { property_data }: { property_data: PropertyData },
): Promise<DistributedRisk> => {
  const subject = await subjectOfData(scope, property_data);
  const { latitude, longitude, locality, facts } = subject;
  const [combined, sources] = await Promise.all([
    hazardsOfSubject(scope, subject),
    askSources(scope, {
      latitude,
      longitude,
      localityId: locality.id,
      localityBy: 'given',
      type: facts.type,
    }),
  ]);
  return {
    address: placeWords(subject),
    property_id: subject.propertyId,
    sources,
    risk_score: combined.riskScore,
    climate_risk: climateRiskLevel(combined),
    combined,
    sample: isSample(null, combined),
  };
};
