import type { Property } from '@propguard/protocol/property-records';
import { LoanCard } from '../result/loan-card.tsx';
import { securityOf } from '../security-of.ts';
import { usePropertyAssessment } from './use-property-assessment.ts';

/** The ratio of a loan to the assessed value. */
export function PropertyLoan({ property }: { property: Property }) {
  const { last } = usePropertyAssessment(property.id);
  return (
    <LoanCard
      valuationAud={last?.valuation.valueAud ?? null}
      {...(last ? { security: securityOf({ ...last, propertyId: property.id }, last.valuation) } : {})}
    />
  );
}
