import * as z from 'zod';
import { composePriceCheck } from '../answers/sums/compose-price-check.ts';
import { fillPriceCheck, inheritPriceCheck } from '../dialogue/fill-price-check.ts';
import { textOf } from '../dialogue/state.ts';
import { Address, Aud, VALUED_HOME } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

/** Of a home the price that is asked can be looked up, of a suburb not. */
const HOUSE_NUMBER = /^\S*\d/;

export const priceCheck = defineTool({
  name: 'price_check',
  does: 'Whether a price is fair for a home or a place, against its value.',
  takes: z.strictObject({
    address: Address,
    priceAud: Aud.positive()
      .optional()
      .describe('The price, or the lower end of a guide; what is published for the home where none is said'),
    highPriceAud: Aud.positive().optional().describe('The upper end of a guide'),
    ...VALUED_HOME,
  }),
  place: 'address',
  fill: fillPriceCheck,
  inherit: inheritPriceCheck,
  missing: (filled) => {
    if (lacks(filled, 'address')) return 'address';
    return lacks(filled, 'priceAud') && !HOUSE_NUMBER.test(textOf(filled.address)) ? 'valueAud' : null;
  },
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composePriceCheck,
  phrases: ['notValued', 'valued'],
});
