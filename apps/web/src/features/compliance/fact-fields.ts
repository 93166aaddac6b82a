import type { LenderFacts, LoanFacts } from '@propguard/rules/lending/facts';
import { BORROWERS, LOAN_PURPOSES, REPAYMENT_TYPES } from '@propguard/rules/lending/facts';
import type { text } from './text.ts';

type Unit = keyof typeof text.lending.units;

export type FactField<Name extends string = string> = { name: Name } & (
  | { kind: 'number'; unit: Unit }
  | { kind: 'day' }
  | { kind: 'choice'; choices: readonly string[] }
  | { kind: 'yesNo' }
);

type LoanFact = keyof LoanFacts;
const number = <Name extends string>(name: Name, unit: Unit): FactField<Name> => ({
  name,
  kind: 'number',
  unit,
});
const yesNo = <Name extends string>(name: Name): FactField<Name> => ({ name, kind: 'yesNo' });
const day = <Name extends string>(name: Name): FactField<Name> => ({ name, kind: 'day' });

/** In the order of the form. */
export const LOAN_FIELDS: Record<keyof typeof text.lending.groups, readonly FactField<LoanFact>[]> = {
  loan: [
    number('amountAud', 'aud'),
    number('ratePercent', 'percent'),
    { name: 'purpose', kind: 'choice', choices: LOAN_PURPOSES },
    { name: 'repayment', kind: 'choice', choices: REPAYMENT_TYPES },
    number('termYears', 'years'),
    number('interestOnlyYears', 'years'),
  ],
  security: [number('priceAud', 'aud'), number('valuationAud', 'aud'), day('valuationOn')],
  means: [
    number('salaryAud', 'audYear'),
    number('secondSalaryAud', 'audYear'),
    number('otherIncomeAud', 'audYear'),
    number('taxAud', 'audYear'),
    number('expensesMonthlyAud', 'audMonth'),
    number('otherDebtsAud', 'aud'),
    number('otherRepaymentsMonthlyAud', 'audMonth'),
  ],
  kind: [
    { name: 'borrower', kind: 'choice', choices: BORROWERS },
    yesNo('lmi'),
    yesNo('firstMortgage'),
    yesNo('incomeVerified'),
    yesNo('sharedEquity'),
    yesNo('bridging'),
    yesNo('newDwelling'),
  ],
  records: [
    number('daysPastDue', 'days'),
    number('groupExposureAud', 'aud'),
    day('unsuitabilityAssessedOn'),
    yesNo('unlikelyToPay'),
    yesNo('inquiriesRecorded'),
    yesNo('verificationRecorded'),
  ],
};

/** With these six, loan-to-value and serviceability can be told; the others are asked for after them. */
export const QUICK_FACTS: readonly LoanFact[] = [
  'amountAud',
  'ratePercent',
  'termYears',
  'valuationAud',
  'salaryAud',
  'expensesMonthlyAud',
];

export const ALL_LOAN_FIELDS = Object.values(LOAN_FIELDS).flat();

export const LENDER_FIELDS: readonly FactField<keyof LenderFacts>[] = [
  number('tier1CapitalAud', 'aud'),
  day('providerRegisterOn'),
  number('incidentNoticeHours', 'hours'),
  number('toleranceNoticeHours', 'hours'),
  yesNo('automatedDecisionsDisclosed'),
];
