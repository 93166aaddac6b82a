import { FOUND_CAUSES } from '@propguard/rules/conversations/hand-over-causes';
import * as z from 'zod';
import { composeHandOver } from '../answers/compose-service.ts';
import { ASKS_VIEWING } from '../dialogue/sum-words.ts';
import { plainText } from '../understanding/clean-text.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

export const handOver = defineTool({
  name: 'hand_over',
  does: 'Hand over to a person.',
  takes: z.strictObject({
    reason: z.string().optional().describe('Why'),
    cause: z.enum(FOUND_CAUSES).optional().describe('What called for a person, where nobody asked for one'),
  }),
  place: 'address',
  fill: ({ text }, { address }) => ({
    reason: address && ASKS_VIEWING.test(plainText(text)) ? `${text} (${address})` : text,
  }),
  missing: needingNothing,
  needs: null,
  isForGuests: true,
  proposal: 'handOverProposal',
  compose: composeHandOver,
  phrases: ['handedOver'],
});
