import { grossIncomeAud } from '@propguard/rules/lending/dti';
import {
  BORROWERS,
  LARGEST_AMOUNT_AUD,
  LARGEST_RATE_PERCENT,
  LOAN_PURPOSES,
  LONGEST_TERM_YEARS,
  REPAYMENT_TYPES,
} from '@propguard/rules/lending/facts';
import * as z from 'zod';
import { Day } from './shapes.ts';

const TOO_LARGE = `Enter at most ${LARGEST_AMOUNT_AUD.toLocaleString('en-AU')}.`;
const WHOLE_DOLLARS = 'Enter whole dollars.';

const Amount = z.int(WHOLE_DOLLARS).min(0, 'An amount can’t be negative.').max(LARGEST_AMOUNT_AUD, TOO_LARGE);
/** Of nothing there is nothing to assess; not knowing it is another matter. */
const AmountAboveZero = z
  .int(WHOLE_DOLLARS)
  .min(1, 'Enter an amount above 0, or leave it empty.')
  .max(LARGEST_AMOUNT_AUD, TOO_LARGE);

const Years = z
  .int('Enter whole years.')
  .min(1, 'Enter at least 1 year.')
  .max(LONGEST_TERM_YEARS, `Enter at most ${LONGEST_TERM_YEARS} years.`);

const loanFacts = z.object({
  amountAud: AmountAboveZero.optional(),
  ratePercent: z
    .number('Enter a rate a year, in percent.')
    .min(0, 'A rate can’t be negative.')
    .max(LARGEST_RATE_PERCENT, `Enter a rate a year of at most ${LARGEST_RATE_PERCENT}%.`)
    .optional(),
  termYears: Years.optional(),
  interestOnlyYears: Years.optional(),
  repayment: z.enum(REPAYMENT_TYPES).optional(),
  purpose: z.enum(LOAN_PURPOSES).optional(),
  salaryAud: Amount.optional().describe('Before tax, a year.'),
  secondSalaryAud: Amount.optional().describe(
    'Of a second applicant, who is taxed for themselves: before tax, a year.',
  ),
  otherIncomeAud: Amount.optional().describe('Rent, bonus, dividends and the like: before tax, a year.'),
  taxAud: Amount.optional().describe('A year; from the scale of the rule set when it is not given.'),
  expensesMonthlyAud: Amount.optional(),
  otherDebtsAud: Amount.optional(),
  otherRepaymentsMonthlyAud: Amount.optional(),
  lmi: z.boolean().optional().describe('Lenders’ mortgage insurance.'),
  priceAud: AmountAboveZero.optional(),
  valuationAud: AmountAboveZero.optional(),
  valuationOn: Day.optional(),
  firstMortgage: z.boolean().optional(),
  incomeVerified: z.boolean().optional(),
  borrower: z.enum(BORROWERS).optional(),
  sharedEquity: z.boolean().optional(),
  bridging: z.boolean().optional(),
  newDwelling: z.boolean().optional(),
  daysPastDue: z
    .int('Enter whole days.')
    .min(0, 'Days can’t be negative.')
    .max(36_500, 'Enter at most 36,500 days.')
    .optional()
    .describe('0 for a new loan.'),
  unlikelyToPay: z.boolean().optional(),
  groupExposureAud: Amount.optional().describe('To the borrower’s group, without this loan.'),
  unsuitabilityAssessedOn: Day.optional(),
  inquiriesRecorded: z.boolean().optional(),
  verificationRecorded: z.boolean().optional(),
});

type Sent = z.infer<typeof loanFacts>;

const hasNoIncome = (facts: Sent): boolean => grossIncomeAud(facts) === 0;
const isNeverRepaid = ({ termYears, interestOnlyYears }: Sent): boolean =>
  termYears !== undefined && interestOnlyYears !== undefined && interestOnlyYears >= termYears;

/** Every fact is optional: a rule that needs one that is missing says so. Amounts are whole Australian dollars. */
export const LoanFacts = loanFacts.superRefine((facts, context) => {
  if (hasNoIncome(facts)) {
    context.addIssue({
      code: 'custom',
      path: ['salaryAud'],
      message: 'Without an income there’s no ratio. Enter one above 0, or leave them all empty.',
    });
  }
  if (isNeverRepaid(facts)) {
    context.addIssue({
      code: 'custom',
      path: ['interestOnlyYears'],
      message: 'The interest-only years must end before the term does.',
    });
  }
});
export type LoanFacts = z.infer<typeof LoanFacts>;

const NoticeHours = z
  .int()
  .min(0)
  .max(8_760)
  .describe('The slowest of the last year; 0 when there was none.');

/** A bank's capital is larger than any loan of its. */
const LARGEST_CAPITAL_AUD = 1_000_000_000_000;

export const LenderFacts = z.object({
  tier1CapitalAud: z
    .int(WHOLE_DOLLARS)
    .min(1, 'Enter an amount above 0, or leave it empty.')
    .max(LARGEST_CAPITAL_AUD)
    .optional(),
  providerRegisterOn: Day.optional().describe('When the register of service providers was last reviewed.'),
  incidentNoticeHours: NoticeHours.optional(),
  toleranceNoticeHours: NoticeHours.optional(),
  automatedDecisionsDisclosed: z.boolean().optional(),
});
export type LenderFacts = z.infer<typeof LenderFacts>;
