/** Milliseconds for every lending rule on one loan, in process; and for the rules on a portfolio of 20,000. */
import { performance } from 'node:perf_hooks';
import { assessLoan } from '@propguard/rules/lending/assess-loan';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import type { LoanFacts } from '@propguard/rules/lending/facts';
import { dtiHeadroom } from '@propguard/rules/lending/portfolio/dti-headroom';
import { lvrDistribution } from '@propguard/rules/lending/portfolio/lvr-distribution';
import { settle } from './lib/verdict.ts';

const LOANS = 20_000;
const TARGET_MS = 0.1;
const ON = '2026-12-31';

const ruleSet = ruleSetOn([], ON);
const lender = {
  tier1CapitalAud: 5e9,
  providerRegisterOn: '2026-06-30',
  incidentNoticeHours: 0,
  toleranceNoticeHours: 0,
};
const loanOf = (n: number): LoanFacts => ({
  amountAud: 200_000 + ((n * 7_919) % 1_800_000),
  ratePercent: 5 + (n % 200) / 100,
  termYears: 20 + (n % 11),
  repayment: 'principal-and-interest',
  purpose: n % 3 === 0 ? 'investor' : 'owner-occupier',
  salaryAud: 60_000 + ((n * 104_729) % 300_000),
  expensesMonthlyAud: 1_500 + (n % 3_000),
  otherDebtsAud: 0,
  lmi: n % 2 === 0,
  valuationAud: 300_000 + ((n * 15_485_863) % 2_500_000),
  valuationOn: '2026-10-01',
  firstMortgage: true,
  incomeVerified: true,
  borrower: 'person',
  sharedEquity: false,
  daysPastDue: n % 50 === 0 ? 30 : 0,
  unlikelyToPay: false,
  groupExposureAud: 0,
  unsuitabilityAssessedOn: '2026-11-20',
  inquiriesRecorded: true,
  verificationRecorded: true,
});

const loans = Array.from({ length: LOANS }, (_, n) => loanOf(n));
const assessAll = () => loans.map((loan) => assessLoan(loan, lender, ruleSet, ON));
assessAll();

const durationsMs = loans
  .map((loan) => {
    const start = performance.now();
    assessLoan(loan, lender, ruleSet, ON);
    return performance.now() - start;
  })
  .toSorted((a, b) => a - b);

const rows = loans.map((facts, n) => ({
  id: String(n),
  facts,
  counterparty: null,
  settledOn: ON,
  hazards: null,
}));
const start = performance.now();
dtiHeadroom(rows, ruleSet);
lvrDistribution(rows, ruleSet);
console.log(`portfolio of ${LOANS} loans: ${(performance.now() - start).toFixed(0)} ms`);

settle({
  name: 'lending-rules',
  value: durationsMs[Math.floor(LOANS * 0.95)] ?? Number.NaN,
  unit: 'ms at p95 for all rules on one loan',
  target: TARGET_MS,
  better: 'lower',
});
