import { factLabel } from '@propguard/rules/lending/fact-labels';
import type { FactName } from '@propguard/rules/lending/facts';

export const FACT_HINTS: Partial<Record<FactName, string>> = {
  salaryAud: 'Before tax',
  otherIncomeAud: 'Rent, bonus, dividends; before tax',
  taxAud: 'By the scale when left empty',
  otherDebtsAud: '0 when there are none',
  daysPastDue: '0 for a new loan',
  groupExposureAud: 'Without this loan; 0 when there is none',
  incidentNoticeHours: '0 when there was no incident in a year',
  toleranceNoticeHours: '0 when there was none in a year',
};

const CHOICE_LABELS = {
  repayment: { 'principal-and-interest': 'Principal and interest', 'interest-only': 'Interest only' },
  purpose: { 'owner-occupier': 'Owner-occupier', investor: 'Investor' },
  borrower: { person: 'A person', company: 'A company', smsf: 'SMSF' },
} as const;

/** Inputs of a verdict that are worked out from facts. */
const DERIVED_LABELS: Record<string, string> = {
  securityAud: 'Lower of price and valuation',
  debtAud: 'All debts',
  incomeAud: 'Income before tax',
  exclusion: 'Left out as',
  assessedRatePercent: 'Assessed rate',
  repaymentTermYears: 'Years to repay',
  assessedRepaymentAud: 'Repayment a month at that rate',
  shadedIncomeAud: 'Income counted',
  reason: 'Why not',
  lvr: 'LVR',
  category: 'Table',
  capitalAud: 'Capital',
  exposureAud: 'Exposure with this loan',
  registerDueOn: 'Register due',
};

export const inputLabel = (name: string): string => DERIVED_LABELS[name] ?? factLabel(name);

const VALUE_WORDS: Record<string, string> = {
  ...CHOICE_LABELS.repayment,
  ...CHOICE_LABELS.purpose,
  ...CHOICE_LABELS.borrower,
  bridging: 'Bridging loan',
  'new-dwelling': 'New dwelling',
  other: 'Other standard',
  'non-standard': 'Non-standard',
  'second-mortgage': 'Not a first mortgage',
  'income-not-verified': 'Income is not verified',
  'buffer-not-met': 'Not serviced with the buffer',
  'shared-equity': 'Shared equity',
};

export const valueWord = (value: string): string => VALUE_WORDS[value] ?? value;
