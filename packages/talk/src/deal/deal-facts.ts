import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { Children } from '../tools/arguments.ts';

const Aud = z.number().min(0);
const Percent = z.number().positive().max(100);

/** What a person has said of their deal, each amount by what it is to them. */
export const DEAL_FACTS = {
  incomesAud: z.array(Aud).max(4).optional().describe('What each of them earns a year, before tax'),
  savingsAud: Aud.optional().describe('Their own money'),
  depositAud: Aud.optional().describe('What of it goes into the price, where they said how much'),
  priceAud: Aud.optional().describe('Price of the home they buy, or value of the one they refinance'),
  saleAud: Aud.optional().describe('What their own home sells for'),
  owedAud: Aud.optional().describe('What they still owe on their own home'),
  loanAud: Aud.optional().describe('The loan they speak of'),
  ratePercent: z.number().positive().max(30).optional(),
  termYears: z.number().positive().max(50).optional(),
  livingAud: Aud.optional().describe('Living costs a month'),
  children: Children,
  commitmentsAud: z
    .array(Aud)
    .max(8)
    .optional()
    .describe('Paid a month on other things: car loan, child support'),
  debtsAud: Aud.optional().describe('Other debts'),
  rentPaidAud: Aud.optional().describe('Rent they pay, a week'),
  rentReceivedAud: Aud.optional().describe('Rent they receive, a week'),
  repaymentAud: Aud.optional().describe('What they pay, or are told to pay, on the loan a month'),
  extraAud: Aud.optional().describe('Paid on top of it a month'),
  offsetAud: Aud.optional(),
  feesAud: Aud.optional().describe('Costs of buying beside the duty, where they said them'),
  depositPercent: Percent.optional().describe('Of the price, out of their own money'),
  sellingPercent: Percent.optional().describe('What selling costs, of the sale price'),
  comparedAud: z.array(Aud).length(2).optional().describe('Two amounts whose difference is asked for'),
  state: z.enum(STATES).optional().describe('Where the home is that they buy'),
  firstHome: z.boolean().optional(),
  foreign: z.boolean().optional().describe('Neither citizens nor permanent residents'),
  foreignSharePercent: Percent.optional().describe('Part of the home that a foreigner buys; all without it'),
} as const;

const Facts = z.object(DEAL_FACTS);
export type DealFacts = z.output<typeof Facts>;

/** What can be asked of a deal. */
export const DEAL_TARGETS = [
  'borrow',
  'afford',
  'repay',
  'duty',
  'cash',
  'gap',
  'lvr',
  'lmi',
  'loan',
  'proceeds',
  'rentshare',
  'difference',
  'payoff',
  /** By words alone: the highest price, what can be borrowed beside what is owed, whether their money is enough. */
  'reach',
  'more',
  'enough',
] as const;
export type DealTarget = (typeof DEAL_TARGETS)[number];
export const isDealTarget = (name: string): name is DealTarget =>
  (DEAL_TARGETS as readonly string[]).includes(name);
