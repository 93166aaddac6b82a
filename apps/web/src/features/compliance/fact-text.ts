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
