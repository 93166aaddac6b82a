import type { FactName } from '@propguard/rules/lending/facts';

export const FACT_HINTS: Partial<Record<FactName, string>> = {
  salaryAud: 'Before tax',
  secondSalaryAud: 'Before tax; taxed on its own',
  otherIncomeAud: 'Rent, bonus, dividends; before tax',
  taxAud: 'Leave empty to use the scale',
  otherDebtsAud: '0 if there are none',
  daysPastDue: '0 for a new loan',
  groupExposureAud: 'Without this loan; 0 if there is none',
  incidentNoticeHours: '0 if there was no incident in a year',
  toleranceNoticeHours: '0 if there was none in a year',
};
