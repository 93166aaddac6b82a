import * as z from 'zod';
import { composeExplanation } from '../answers/compose-property.ts';
import { fillAddress } from '../dialogue/fill-home.ts';
import { inheritHome } from '../dialogue/inherit.ts';
import { Address, VALUED_HOME } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const explainValue = defineTool({
  name: 'explain_value',
  does: 'Why a value is what it is.',
  takes: z.strictObject({
    address: Address,
    ...VALUED_HOME,
    beside: z.literal('comparables').optional().describe('Why it is not what the comparables alone say'),
  }),
  place: 'address',
  fill: fillAddress,
  inherit: inheritHome('explain_value'),
  missing: needing('address'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeExplanation,
  phrases: ['explained', 'explainedBy', 'valued', 'notValued', 'line', 'reasonsRest'],
});
