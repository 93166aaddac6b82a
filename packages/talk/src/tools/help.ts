import * as z from 'zod';
import { composeHelp } from '../answers/compose-service.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

export const help = defineTool({
  name: 'help',
  does: 'How the product works.',
  takes: z.strictObject({ topic: z.string().describe('What is asked') }),
  place: 'address',
  fill: ({ text }) => ({ topic: text }),
  missing: needingNothing,
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeHelp,
  phrases: ['helpNone', 'abilities'],
});
