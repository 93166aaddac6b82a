import * as z from 'zod';
import { composeDeal } from '../answers/sums/compose-deal.ts';
import { DEAL_FACTS, DEAL_TARGETS } from '../deal/deal-facts.ts';
import { REPAYMENT_PERIODS } from '../dialogue/repayment-period.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

export const deal = defineTool({
  name: 'deal',
  does: 'Several figures of one purchase, sale or refinance at once, from all that the person told of it: the loan needed, repayments, duty, cash needed, LVR, mortgage insurance, borrowing power, whether it can be afforded and by how much, what is short or left over, what a sale leaves, rent as part of what is earned, a difference of two amounts, when a loan is paid off.',
  takes: z.strictObject({
    asks: z.array(z.enum(DEAL_TARGETS)).min(1).max(DEAL_TARGETS.length).describe('What is asked, in order'),
    period: z.enum(REPAYMENT_PERIODS).optional().describe('How often a repayment is asked for'),
    ...DEAL_FACTS,
  }),
  place: 'address',
  // Its arguments are what was said in the whole conversation.
  fill: (_heard, _before, known) => known,
  missing: needingNothing,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeDeal,
  phrases: [
    'borrowingIs',
    'borrowingNone',
    'borrowingTested',
    'lvrIs',
    'lvrFromDeposit',
    'assumed',
    'pair',
    'comma',
  ],
});
