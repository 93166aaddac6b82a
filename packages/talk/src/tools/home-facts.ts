import * as z from 'zod';
import { composeHomeFacts } from '../answers/compose-home-facts.ts';
import { fillAddress } from '../dialogue/fill-home.ts';
import { HOME_RECORDS } from '../dialogue/home-facts-asked.ts';
import { Address } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const homeFacts = defineTool({
  name: 'home_facts',
  does: 'What is on record of a home: its asking price, rooms, land, floor area, when it was built and last sold.',
  takes: z.strictObject({
    address: Address,
    records: z.array(z.enum(HOME_RECORDS)).min(1).optional().describe('Only these; all where none is named'),
  }),
  place: 'address',
  fill: fillAddress,
  missing: needing('address'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeHomeFacts,
  phrases: ['line', 'pair', 'comma'],
});
