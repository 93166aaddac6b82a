import type { EnhancedAnalysis } from '@propguard/protocol/analyses';
import type { PropertyData } from '@propguard/protocol/property-data';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { hazardsOfSubject } from '../assessments/hazards-of-subject.ts';
import { subjectOfData } from '../assessments/subject-of-data.ts';
import { placeWords } from '../assessments/tell-story.ts';
import { valueSubject } from '../assessments/value-subject.ts';
import { analyseLocality } from '../market/analyse-locality.ts';
import { hazardPassages, isSample, marketPassage, moneyPassage, valuePassage } from './passages.ts';

/** CORE-CALL-22. */
export const analyseProperty = async (
  scope: ReferenceScope,
  { property_data }: { property_data: PropertyData },
  loanAud?: number,
): Promise<EnhancedAnalysis> => {
  const subject = await subjectOfData(scope, property_data);
  const [valuation, market] = await Promise.all([
    valueSubject(scope, subject),
    analyseLocality(scope, subject.locality.id, subject.facts.type),
  ]);
  const hazards = await hazardsOfSubject(scope, subject, {
    valueAud: valuation.valueAud ?? undefined,
    loanAud,
  });
  return {
    address: placeWords(subject),
    property_id: subject.propertyId,
    subject,
    valuation,
    hazards,
    market,
    passages: [
      valuePassage(subject, valuation),
      ...hazardPassages(hazards),
      marketPassage(market),
      ...moneyPassage(hazards),
    ],
    sample: isSample(valuation, hazards) || market.details.sample,
  };
};
