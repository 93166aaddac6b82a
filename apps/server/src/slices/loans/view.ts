import type { Loan, StoredAssessment } from '@propguard/protocol/loans';
import { describeAssessment } from '../compliance/describe-assessment.ts';
import type { AssessmentRow, LoanRow } from './store.ts';

export const toLoan = (row: LoanRow): Loan => ({
  id: row.id,
  name: row.name,
  propertyId: row.propertyId,
  counterparty: row.counterparty,
  settledOn: row.settledOn,
  facts: row.facts,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toStoredAssessment = (row: AssessmentRow): StoredAssessment => ({
  id: row.id,
  loanId: row.loanId,
  assessedAt: row.createdAt.toISOString(),
  assessedBy: row.createdByName,
  facts: row.facts,
  assessment: describeAssessment(row.assessment),
});
