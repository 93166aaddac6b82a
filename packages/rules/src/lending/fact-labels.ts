import type { FactName } from './facts.ts';

/** What each fact is called, in the form, and wherever it is missing. */
export const FACT_LABELS: Record<FactName, string> = {
  amountAud: 'Loan amount',
  ratePercent: 'Interest rate',
  termYears: 'Term',
  interestOnlyYears: 'Interest-only years',
  repayment: 'Repayment',
  purpose: 'Purpose',
  salaryAud: 'Salary',
  secondSalaryAud: 'Second applicant’s income',
  otherIncomeAud: 'Other income',
  taxAud: 'Tax',
  expensesMonthlyAud: 'Living expenses',
  otherDebtsAud: 'Other debts',
  otherRepaymentsMonthlyAud: 'Repayments of other debts',
  lmi: 'Lenders’ mortgage insurance',
  priceAud: 'Price',
  valuationAud: 'Valuation',
  valuationOn: 'Valued on',
  firstMortgage: 'First mortgage',
  incomeVerified: 'Income verified',
  borrower: 'Borrower',
  sharedEquity: 'Shared equity',
  bridging: 'Bridging loan',
  newDwelling: 'New dwelling',
  daysPastDue: 'Days past due',
  unlikelyToPay: 'Unlikely to pay',
  groupExposureAud: 'Exposure to the borrower’s group',
  unsuitabilityAssessedOn: 'Unsuitability assessed on',
  inquiriesRecorded: 'Inquiries on record',
  verificationRecorded: 'Verification on record',
  tier1CapitalAud: 'Tier 1 capital',
  providerRegisterOn: 'Provider register reviewed on',
  incidentNoticeHours: 'Slowest notice of an incident',
  toleranceNoticeHours: 'Slowest notice outside tolerance',
  automatedDecisionsDisclosed: 'Automated decisions disclosed',
};

/** Of a verdict's `missing`, which holds names of facts only. */
export const factLabel = (name: string): string => (FACT_LABELS as Record<string, string>)[name] ?? name;
