import * as z from 'zod';
import { composePriceCheck } from '../answers/sums/compose-price-check.ts';
import { fillPriceCheck, inheritPriceCheck } from '../dialogue/fill-sums.ts';
import { Address, Aud, HOME_FACTS } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

export const priceCheck = defineTool({
  name: 'price_check',
  does: 'Whether a price is fair for a home or a place, against its value.',
  takes: z.strictObject({
    address: Address,
    priceAud: Aud.positive().describe('The price, or the lower end of a guide'),
    highPriceAud: Aud.positive().optional().describe('The upper end of a guide'),
    ...HOME_FACTS,
  }),
  place: 'address',
  fill: fillPriceCheck,
  inherit: inheritPriceCheck,
  missing: (filled) => (lacks(filled, 'address') ? 'address' : lacks(filled, 'priceAud') ? 'valueAud' : null),
  needs: null,
  proposal: null,
  compose: composePriceCheck,
  phrases: ['notValued'],
});
