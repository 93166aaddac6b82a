import * as z from 'zod';
import { composeComparables } from '../answers/compose-property.ts';
import { fillAddress } from '../dialogue/fill-home.ts';
import { inheritHome } from '../dialogue/inherit.ts';
import { Address, VALUED_HOME } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const comparables = defineTool({
  name: 'comparables',
  does: 'Comparable sales of a home.',
  takes: z.strictObject({ address: Address, ...VALUED_HOME }),
  place: 'address',
  fill: fillAddress,
  inherit: inheritHome('comparables'),
  missing: needing('address'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeComparables,
  phrases: ['comparablesFound', 'noComparables', 'comparableLine'],
});
