import { assessLoan } from '@propguard/rules/lending/assess-loan';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { hazardsOfSubject } from '../../assessments/hazards-of-subject.ts';
import { subjectOfProperty } from '../../assessments/subject-of-property.ts';
import { valueSubject } from '../../assessments/value-subject.ts';
import { describeAssessment } from '../../compliance/describe-assessment.ts';
import { getHome } from '../../properties/get-property.ts';
import type { Certifiable } from '../claims/make-claims.ts';
import { findSampleHomes } from './example-store.ts';

const CANDIDATES = 5;

/** The installation's rules on the value alone; an example has no loan and no lender. */
const lendingOf = (valuationAud: number, valuationOn: string): Certifiable['lending'] => {
  const loan = { valuationAud, valuationOn };
  return describeAssessment(assessLoan(loan, {}, ruleSetOn([], valuationOn), valuationOn));
};

/** Always the same home while the sample world is: the first that can be valued. */
export const assessSampleHome = async (scope: ReferenceScope): Promise<Certifiable | null> => {
  for (const propertyId of await findSampleHomes(scope.reader, CANDIDATES)) {
    const subject = subjectOfProperty(await getHome(scope, propertyId));
    const valuation = await valueSubject(scope, subject);
    if (valuation.valueAud === null) continue;
    const hazards = await hazardsOfSubject(scope, subject, { valueAud: valuation.valueAud });
    return { subject, valuation, hazards, lending: lendingOf(valuation.valueAud, valuation.asOf) };
  }
  return null;
};
