import type { Loan, StoredAssessment } from '@propguard/protocol/loans';
import type { AuditMark } from '../audit/find-audit-of.ts';
import type { IssuedCertificate } from '../certificates/find-issued-certificate.ts';

/** What stands on the credit file: the loan as it was assessed, and where each part can be checked. */
export type CreditFile = {
  preparedFor: string;
  loan: Pick<Loan, 'id' | 'name' | 'counterparty' | 'settledOn' | 'propertyId'>;
  assessed: StoredAssessment;
  /** When it was assessed, in the zone of the workspace. */
  assessedAtWords: string;
  audit: AuditMark | null;
  certificate: IssuedCertificate | null;
};

/** The security, where it is one of our properties. */
export type Security = { address: string; isSample: boolean };

/** `origin` is where this installation is reached: a certificate's code leads there. */
export type PrintOrder = { file: CreditFile; security: Security | null; origin: string };
