import * as z from 'zod';
import { composeUsage } from '../answers/compose-service.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

export const planUsage = defineTool({
  name: 'plan_usage',
  does: 'The plan and what is used of it.',
  takes: z.strictObject({}),
  place: 'address',
  fill: () => ({}),
  missing: needingNothing,
  needs: null,
  isForGuests: false,
  proposal: null,
  compose: composeUsage,
  phrases: ['planIs', 'planLeft'],
});
