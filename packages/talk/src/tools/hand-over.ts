import * as z from 'zod';
import { composeHandOver } from '../answers/compose-service.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

export const handOver = defineTool({
  name: 'hand_over',
  does: 'Hand over to a person.',
  takes: z.strictObject({ reason: z.string().optional().describe('Why') }),
  place: 'address',
  fill: ({ text }) => ({ reason: text }),
  missing: needingNothing,
  needs: null,
  proposal: 'handOverProposal',
  compose: composeHandOver,
  phrases: ['handedOver'],
});
