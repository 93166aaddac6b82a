import * as z from 'zod';
import { composeBorrowing } from '../answers/compose-lending.ts';
import { fillBorrowing } from '../dialogue/fill-loan.ts';
import { inheritBorrowing } from '../dialogue/inherit.ts';
import { Aud, Children, LOAN_TERMS, SecondIncome } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const borrowingPower = defineTool({
  name: 'borrowing_power',
  does: 'How much can be borrowed.',
  takes: z.strictObject({
    incomeAud: Aud.describe('A year, before tax'),
    secondIncomeAud: SecondIncome,
    otherDebtsAud: Aud.optional().describe('Other debts'),
    otherRepaymentsAud: Aud.optional().describe('Payments on other debts, a month'),
    children: Children,
    priceAud: Aud.optional().describe('The price that is to be paid'),
    depositAud: Aud.optional().describe('The buyer’s own money'),
    wantedAud: Aud.optional().describe('A loan of which it is asked whether it can be had'),
    earlier: z
      .record(z.string(), z.number())
      .optional()
      .describe('What an earlier answer rested on, where it is asked why this one is another'),
    ...LOAN_TERMS,
  }),
  place: 'address',
  fill: fillBorrowing,
  inherit: inheritBorrowing,
  missing: needing('incomeAud'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeBorrowing,
  phrases: [
    'borrowingIs',
    'borrowingNone',
    'borrowingTested',
    'priceNeeds',
    'priceWithin',
    'depositCovers',
    'depositShort',
    'assumed',
    'percentagePoints',
    'pair',
    'comma',
  ],
});
