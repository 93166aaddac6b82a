import * as z from 'zod';
import { composeReturn } from '../answers/sums/compose-return.ts';
import { fillReturn, inheritReturn } from '../dialogue/fill-return.ts';
import { Aud } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const investmentReturn = defineTool({
  name: 'investment_return',
  does: 'The yield of a rent and a price that the person states.',
  takes: z.strictObject({
    rentWeeklyAud: Aud.describe('Rent a week'),
    priceAud: Aud.positive().describe('Price'),
    costsAud: Aud.optional().describe('Costs a year'),
    net: z.boolean().optional(),
  }),
  place: 'address',
  fill: fillReturn,
  inherit: inheritReturn,
  missing: (filled) => (lacks(filled, 'priceAud') || lacks(filled, 'rentWeeklyAud') ? 'valueAud' : null),
  needs: null,
  proposal: null,
  compose: composeReturn,
  phrases: [],
});
