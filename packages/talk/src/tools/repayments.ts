import * as z from 'zod';
import { composeRepayments } from '../answers/sums/compose-repayments.ts';
import { fillRepayments, inheritRepayments } from '../dialogue/fill-repayments.ts';
import { REPAYMENT_PERIODS } from '../dialogue/repayment-period.ts';
import { Aud, LOAN_TERMS } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const repayments = defineTool({
  name: 'repayments',
  does: 'What a loan costs a month, of a loan or a price with its deposit; how soon it is paid off with more; or the loan that a payment carries.',
  takes: z.strictObject({
    loanAud: Aud.optional().describe('Loan'),
    priceAud: Aud.optional().describe('Price, where the loan is what the deposit leaves'),
    depositAud: Aud.optional().describe('Deposit'),
    depositPercent: z.number().min(0).max(100).optional().describe('Deposit, of the price'),
    ratePercent: LOAN_TERMS.ratePercent,
    termYears: LOAN_TERMS.termYears,
    period: z
      .enum(REPAYMENT_PERIODS)
      .optional()
      .describe('How often it is paid; a month where nothing is said'),
    extraAud: Aud.optional().describe('Paid beside it, a month'),
    paidAud: Aud.optional().describe(
      'Paid a month in place of what has to be, where it is asked when it is paid off',
    ),
    offsetAud: Aud.optional().describe('Kept in an offset account'),
    repaymentAud: Aud.optional().describe('What can be paid a month, where the loan is asked for'),
    interestOnly: z.boolean().optional(),
    interestOnlyYears: z.number().int().min(1).max(15).optional().describe('Interest alone is paid so long'),
  }),
  place: 'address',
  fill: fillRepayments,
  inherit: inheritRepayments,
  missing: (filled) =>
    ['loanAud', 'priceAud', 'repaymentAud'].every((name) => lacks(filled, name)) ? 'loanAud' : null,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeRepayments,
  phrases: ['assumed', 'pair', 'comma'],
});
