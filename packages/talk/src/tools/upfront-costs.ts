import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { composeUpfront } from '../answers/sums/compose-upfront.ts';
import { fillUpfront, inheritUpfront } from '../dialogue/fill-upfront.ts';
import { Aud } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const upfrontCosts = defineTool({
  name: 'upfront_costs',
  does: 'Stamp duty, and the cash that a purchase needs on the day. An estimate that is not confirmed.',
  takes: z.strictObject({
    priceAud: Aud.describe('Price'),
    state: z.enum(STATES).describe('State'),
    depositAud: Aud.optional().describe('Deposit'),
    depositPercent: z.number().min(0).max(100).optional().describe('Deposit, of the price'),
    firstHome: z.boolean().optional().describe('Whether it is the first home that they buy'),
    loanAsked: z.boolean().optional().describe('What has to be borrowed once duty and costs are paid'),
    dutyOnly: z.boolean().optional().describe('Only the duty is asked for'),
  }),
  place: 'location',
  fill: fillUpfront,
  inherit: inheritUpfront,
  missing: (filled) => (lacks(filled, 'priceAud') ? 'valueAud' : lacks(filled, 'state') ? 'location' : null),
  needs: null,
  proposal: null,
  compose: composeUpfront,
  phrases: ['assumed', 'pair', 'comma'],
});
