import type { ReportRequest } from '@propguard/protocol/compliance-reports';
import type { Subject } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { hazardsOfSubject } from '../assessments/hazards-of-subject.ts';
import { risksOfReport } from '../assessments/risks-of-report.ts';
import { subjectOfData } from '../assessments/subject-of-data.ts';
import { placeWords } from '../assessments/tell-story.ts';
import { NO_EVIDENCE, type PropertyEvidence } from '../compliance/property-evidence.ts';
import { isSample, moneySteps } from './passages.ts';
import { valueIfPossible } from './value-if-possible.ts';

const isPriced = ({ property_data: property, loan_facts: loan = {} }: ReportRequest): boolean =>
  [property.price, property.valuation, loan.priceAud, loan.valuationAud].some((one) => one !== undefined);

const isInvalid = (error: unknown): boolean => (error as { code?: string }).code === 'VALIDATION_FAILED';

/** With a price an address is only a label, and need not be one we understand; an id must be right. */
const findSubject = async (scope: ReferenceScope, request: ReportRequest): Promise<Subject | null> => {
  const { property_id, address } = request.property_data;
  if (property_id === undefined && !address) return null;
  return subjectOfData(scope, { property_id, address }).catch((error: unknown) => {
    if (property_id === undefined && isPriced(request) && isInvalid(error)) return null;
    throw error;
  });
};

const valuationOf = async (
  scope: ReferenceScope,
  subject: Subject,
): Promise<PropertyEvidence['valuation']> => {
  const valuation = await valueIfPossible(scope, subject);
  if (!valuation || valuation.valueAud === null) return null;
  const { valueAud, asOf, range80, confidence, sample } = valuation;
  return { valueAud, valuedOn: asOf, range: range80, confidence, sample };
};

const hazardsOf = async (scope: ReferenceScope, subject: Subject): Promise<PropertyEvidence['hazards']> => {
  const report = await hazardsOfSubject(scope, subject);
  const { market: _, ...values } = risksOfReport(report);
  return { values, stepsOf: moneySteps, sample: isSample(null, report) };
};

/** What our own engines know of the property that a report is about. */
export const findEvidence = async (
  scope: ReferenceScope,
  request: ReportRequest,
  wanted: { hazards: boolean } = { hazards: false },
): Promise<PropertyEvidence> => {
  const subject = await findSubject(scope, request);
  if (!subject) return NO_EVIDENCE;
  return {
    property: { id: subject.propertyId, address: placeWords(subject) },
    valuation: isPriced(request) ? null : await valuationOf(scope, subject),
    hazards: wanted.hazards ? await hazardsOf(scope, subject) : null,
  };
};
