import * as z from 'zod';
import { composeReturn } from '../answers/sums/compose-return.ts';
import { fillReturn, inheritReturn } from '../dialogue/fill-return.ts';
import { LET_COSTS } from '../understanding/let-costs.ts';
import { Aud } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

/** Each cost of a let home once. */
const LetCosts = z
  .array(
    z.strictObject({
      kind: z.enum(LET_COSTS),
      aud: Aud.optional(),
      percentOfRent: z.number().positive().max(100).optional(),
    }),
  )
  .max(LET_COSTS.length);

export const investmentReturn = defineTool({
  name: 'investment_return',
  does: 'The yield of a rent and a price that the person states.',
  takes: z.strictObject({
    rentWeeklyAud: Aud.describe('Rent a week'),
    priceAud: Aud.positive()
      .optional()
      .describe('Price; not needed where only what is left of the rent is asked'),
    costsAud: Aud.optional().describe('Costs a year, all in one'),
    costs: LetCosts.optional().describe('Costs by their names: dollars a year, or a share of the rent'),
    net: z.boolean().optional(),
  }),
  place: 'address',
  fill: fillReturn,
  inherit: inheritReturn,
  missing: (filled) =>
    lacks(filled, 'rentWeeklyAud') || (lacks(filled, 'priceAud') && lacks(filled, 'costs'))
      ? 'valueAud'
      : null,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeReturn,
  phrases: [],
});
