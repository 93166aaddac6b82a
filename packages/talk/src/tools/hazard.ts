import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { isState } from '@propguard/rules/places/states';
import * as z from 'zod';
import { composeHazards } from '../answers/compose-place.ts';
import { fillHazard } from '../dialogue/fill-home.ts';
import { inheritHome } from '../dialogue/inherit.ts';
import { textOf } from '../dialogue/state.ts';
import { Address } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const hazard = defineTool({
  name: 'hazard',
  does: 'Flood, bushfire, coastal erosion and subsidence at a place.',
  takes: z.strictObject({ address: Address, kinds: z.array(z.enum(HAZARD_KINDS)).min(1).optional() }),
  place: 'address',
  fill: fillHazard,
  inherit: inheritHome('hazard'),
  // A state has no one risk: which suburb is asked, and none is picked from it.
  missing: (filled) => (isState(textOf(filled.address)) ? 'address' : needing('address')(filled)),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeHazards,
  phrases: [
    'hazardsOf',
    'hazardIs',
    'hazardWorst',
    'hazardWhole',
    'hazardLine',
    'hazardNoData',
    'hazardOutside',
    'notMapped',
    'aside',
  ],
});
