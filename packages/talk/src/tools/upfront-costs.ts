import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { composeUpfront } from '../answers/sums/compose-upfront.ts';
import { fillUpfront, inheritUpfront } from '../dialogue/fill-upfront.ts';
import { Address, Aud } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const upfrontCosts = defineTool({
  name: 'upfront_costs',
  does: 'Stamp duty, and the cash that a purchase needs on the day. An estimate that is not confirmed.',
  takes: z.strictObject({
    priceAud: Aud.describe('Price'),
    state: z
      .enum(STATES)
      .optional()
      .describe('State or territory; not needed where the home or suburb is given'),
    address: Address.optional().describe('The home or suburb: duty is that of its state'),
    depositAud: Aud.optional().describe('Deposit'),
    depositPercent: z.number().min(0).max(100).optional().describe('Deposit, of the price'),
    firstHome: z.boolean().optional().describe('Whether it is the first home that they buy'),
    foreign: z.boolean().optional().describe('Whether they are neither citizens nor permanent residents'),
    foreignSharePercent: z
      .number()
      .min(0)
      .max(100)
      .optional()
      .describe('Part of the home that a foreigner buys; all without it'),
    loanAsked: z.boolean().optional().describe('What has to be borrowed once duty and costs are paid'),
    dutyOnly: z.boolean().optional().describe('Only the duty is asked for'),
  }),
  place: 'address',
  fill: fillUpfront,
  inherit: inheritUpfront,
  missing: (filled) => {
    if (lacks(filled, 'priceAud')) return 'valueAud';
    return lacks(filled, 'state') && lacks(filled, 'address') ? 'location' : null;
  },
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeUpfront,
  phrases: ['assumed', 'pair', 'comma'],
});
