import * as z from 'zod';
import { composeLvr } from '../answers/compose-lending.ts';
import { fillLvr } from '../dialogue/fill-loan.ts';
import { inheritLvr } from '../dialogue/inherit.ts';
import { Address, Aud } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const lvr = defineTool({
  name: 'lvr',
  does: 'A loan-to-value ratio, of a loan or a deposit against a value or an address.',
  takes: z.strictObject({
    loanAud: Aud.optional().describe('Loan'),
    valueAud: Aud.positive().optional().describe('Value or price'),
    address: Address.optional(),
    lowValueAud: Aud.positive().optional().describe('The low end of its range, told beside the value'),
    depositAud: Aud.optional().describe('Deposit'),
    insurance: z
      .enum(['due', 'cost'])
      .optional()
      .describe('Mortgage insurance is asked for: whether it is due, or its cost'),
    firstHome: z.boolean().optional().describe('Whether it is the first home that they buy'),
    depositPercent: z.number().min(0).max(100).optional().describe('Deposit, of the value'),
  }),
  place: 'address',
  fill: fillLvr,
  inherit: inheritLvr,
  missing: (filled) => {
    const isPartKnown = ['loanAud', 'depositAud', 'depositPercent'].some((name) => !lacks(filled, name));
    if (!isPartKnown) return 'loanAud';
    return lacks(filled, 'valueAud') && lacks(filled, 'address') ? 'valueAud' : null;
  },
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeLvr,
  phrases: ['lvrIs', 'lvrHigh', 'lvrStandard', 'lvrFromDeposit'],
});
