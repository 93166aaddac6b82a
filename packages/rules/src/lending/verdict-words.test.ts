import { expect, it } from 'vitest';
import { assessLoan } from './assess-loan.ts';
import { ruleSetOn } from './choose-rule-set.ts';
import { FACT_LABELS } from './fact-labels.ts';
import type { LoanFacts } from './facts.ts';
import { inputLabel, inputText } from './input-words.ts';
import { verdictSentence } from './verdict-words.ts';

const DAY = '2026-12-31';
const LOAN: LoanFacts = {
  amountAud: 700_000,
  ratePercent: 6.24,
  termYears: 30,
  repayment: 'principal-and-interest',
  purpose: 'investor',
  salaryAud: 100_000,
  expensesMonthlyAud: 2_000,
  otherDebtsAud: 0,
  valuationAud: 800_000,
  valuationOn: '2026-12-01',
  borrower: 'person',
  firstMortgage: false,
  daysPastDue: 0,
  unlikelyToPay: false,
  groupExposureAud: 0,
  unsuitabilityAssessedOn: '2026-12-01',
  inquiriesRecorded: true,
  verificationRecorded: true,
  lmi: true,
};
const LENDER = {
  tier1CapitalAud: 5_000_000,
  providerRegisterOn: '2026-06-30',
  incidentNoticeHours: 0,
  toleranceNoticeHours: 0,
  automatedDecisionsDisclosed: true,
};
const assess = (loan: LoanFacts, lender = LENDER) =>
  assessLoan(loan, lender, ruleSetOn([], DAY), DAY).verdicts;

it.each([
  ['lvr', '87.5% is above 80.0%: insurance is usual.'],
  ['dti', '7.0 times income: it counts against the portfolio’s share at 6 or more.'],
  ['large-exposure', '14.0% of tier 1 capital; the limit is 25.0%.'],
  ['standard-loan', 'It isn’t a standard loan.'],
  ['automated-decisions', 'Their use is disclosed.'],
])('%s in words', (rule, sentence) => {
  const verdict = assess(LOAN).find((one) => one.rule === rule);
  expect(verdict && verdictSentence(verdict)).toBe(sentence);
});

it('has a word for every input and every missing fact of every rule', () => {
  for (const { inputs } of assess(LOAN)) {
    for (const [name, value] of Object.entries(inputs)) {
      expect(inputLabel(name), name).not.toBe(name);
      expect(inputText(name, value)).not.toMatch(/NaN|undefined|-[a-z]+-/);
    }
  }
  for (const { missing } of assessLoan({}, {}, ruleSetOn([], DAY), DAY).verdicts) {
    for (const name of missing) expect(FACT_LABELS[name]).toBeTruthy();
  }
});

it.each([
  ['amountAud', 700_000, '$700,000'],
  ['assessedRatePercent', 9.24, '9.24%'],
  ['lvr', 0.875, '87.5%'],
  ['valuationOn', '2026-12-01', '1 Dec 2026'],
  ['lmi', true, 'Yes'],
  ['reason', 'second-mortgage', 'Not a first mortgage'],
  ['repaymentTermYears', 25, '25'],
])('%s of %s is written %s', (name, value, words) => {
  expect(inputText(name, value)).toBe(words);
});
