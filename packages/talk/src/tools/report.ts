import * as z from 'zod';
import { composeReport } from '../answers/compose-service.ts';
import { fillAddress } from '../dialogue/fill-home.ts';
import { inheritHome } from '../dialogue/inherit.ts';
import { Address } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

export const report = defineTool({
  name: 'report',
  does: 'A valuation report.',
  takes: z.strictObject({ address: Address }),
  place: 'address',
  fill: fillAddress,
  inherit: inheritHome('report'),
  missing: needing('address'),
  needs: 'agent',
  isForGuests: false,
  proposal: 'reportProposal',
  compose: composeReport,
  phrases: ['reportReady'],
});
