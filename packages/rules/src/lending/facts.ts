export const LOAN_PURPOSES = ['owner-occupier', 'investor'] as const;
export type LoanPurpose = (typeof LOAN_PURPOSES)[number];
export const REPAYMENT_TYPES = ['principal-and-interest', 'interest-only'] as const;
type RepaymentType = (typeof REPAYMENT_TYPES)[number];
export const BORROWERS = ['person', 'company', 'smsf'] as const;
type Borrower = (typeof BORROWERS)[number];

/** Whole dollars up to here keep every product with a percentage exact in a double. */
export const LARGEST_AMOUNT_AUD = 1_000_000_000;
export const LARGEST_RATE_PERCENT = 30;
export const LONGEST_TERM_YEARS = 50;

type Facts<T> = { [Name in keyof T]?: T[Name] | undefined };

/** What is known of one loan. Every fact may be missing; amounts are whole dollars, days are `2026-11-01`. */
export type LoanFacts = Facts<{
  amountAud: number;
  /** A year, as the contract has it: 6.24. */
  ratePercent: number;
  termYears: number;
  /** The first years of the term, of an interest-only loan. */
  interestOnlyYears: number;
  repayment: RepaymentType;
  purpose: LoanPurpose;
  /** Before tax, a year. */
  salaryAud: number;
  /** Of a second applicant, who is taxed for themselves: before tax, a year. */
  secondSalaryAud: number;
  /** Rent, bonus, overtime, dividends and the like: before tax, a year. */
  otherIncomeAud: number;
  /** A year, where it is known better than from the scale. */
  taxAud: number;
  expensesMonthlyAud: number;
  otherDebtsAud: number;
  otherRepaymentsMonthlyAud: number;
  lmi: boolean;
  priceAud: number;
  valuationAud: number;
  valuationOn: string;
  firstMortgage: boolean;
  incomeVerified: boolean;
  borrower: Borrower;
  sharedEquity: boolean;
  bridging: boolean;
  newDwelling: boolean;
  /** 0 for a new loan. */
  daysPastDue: number;
  unlikelyToPay: boolean;
  /** What the lender is already exposed to with the borrower's group, without this loan. */
  groupExposureAud: number;
  unsuitabilityAssessedOn: string;
  inquiriesRecorded: boolean;
  verificationRecorded: boolean;
}>;

/** What is known of the lender rather than of a loan. */
export type LenderFacts = Facts<{
  tier1CapitalAud: number;
  providerRegisterOn: string;
  /** The slowest notice of an incident in the last year, in hours; 0 when there was none. */
  incidentNoticeHours: number;
  /** The same for a disruption outside tolerance. */
  toleranceNoticeHours: number;
  automatedDecisionsDisclosed: boolean;
}>;

export type FactName = keyof LoanFacts | keyof LenderFacts;
