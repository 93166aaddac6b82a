import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { composeWorked } from '../answers/sums/compose-worked.ts';
import { fillQuickSum } from '../dialogue/fill-quick-sum.ts';
import { Aud } from './arguments.ts';
import { defineTool } from './define-tool.ts';

const SumNumber = z.strictObject({
  value: z.number(),
  unit: z.enum(['aud', 'sqm', 'percent']).nullable(),
});

export const QUICK_SUMS = [
  'equity',
  'sale',
  'deposit',
  'saving',
  'cashflow',
  'switching',
  'rateChange',
  'area',
  'lmi',
  'instalment',
  'gain',
  'share',
  'commission',
  'move',
  'plain',
] as const;
export type QuickSum = (typeof QUICK_SUMS)[number];

export const quickSum = defineTool({
  name: 'quick_sum',
  does: 'A small sum of what the person told: equity in a home, what a sale leaves, a deposit, how long saving takes, cash flow of a rental, when changing lenders pays, what another rate of the same loan changes a month, price per square metre, mortgage insurance, an instalment as part of what is earned, the most tax on a gain, a share of an amount, what an agent usually takes of a price, what selling one home and buying another leaves or needs, or plainly what numbers come to.',
  takes: z.strictObject({
    sum: z.enum(QUICK_SUMS).describe('Which sum'),
    priceAud: Aud.optional().describe('Price or value of the home'),
    loanAud: Aud.optional().describe('What is owed or borrowed'),
    buyAud: Aud.optional().describe('Price of the home that is bought after the sale'),
    dutyAud: Aud.optional().describe('Stamp duty, where the person said it'),
    state: z.enum(STATES).optional().describe('Where the home is that is bought'),
    depositPercent: z.number().positive().max(100).optional(),
    targetAud: Aud.optional().describe('What is to be saved in all'),
    savedAud: Aud.optional().describe('What is there already'),
    savingMonthlyAud: Aud.optional().describe('Saved a month'),
    gainAud: Aud.optional().describe('What a sale brought beyond what was paid'),
    termYears: z.number().positive().max(50).optional().describe('How long the loan still runs'),
    rentWeeklyAud: Aud.optional(),
    costsAud: Aud.optional().describe('Costs of the home a year, or of changing lenders'),
    ratePercent: z.number().positive().max(30).optional().describe('The present rate'),
    newRatePercent: z.number().positive().max(30).optional(),
    sharePercent: z.number().positive().max(100).optional().describe('Of the price'),
    timesAYear: z.number().positive().max(366).optional().describe('A share is asked for so often a year'),
    areaSqm: z.number().positive().max(10_000_000).optional(),
    incomeAud: Aud.optional().describe('Earned a year before tax'),
    repaymentMonthlyAud: Aud.optional().describe('Paid for the loan a month'),
    owners: z.number().int().min(2).max(20).optional().describe('So many share what a sale leaves'),
    parts: z
      .array(z.union([z.enum(['+', '-', '*', '/', '(', ')']), SumNumber]))
      .max(60)
      .optional()
      .describe('A plain sum as it is written, part by part'),
    half: z.boolean().optional().describe('Half of the equity is asked for'),
  }),
  place: 'address',
  fill: fillQuickSum,
  missing: () => null,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeWorked,
  phrases: [],
});
