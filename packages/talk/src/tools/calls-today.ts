import * as z from 'zod';
import { composeCalls } from '../answers/leads/compose-leads.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

export const callsToday = defineTool({
  name: 'calls_today',
  does: 'Which leads need a call today: follow-ups and call tasks that are due, and people who wait for a first answer.',
  takes: z.strictObject({}),
  place: 'address',
  fill: () => ({}),
  missing: needingNothing,
  needs: 'agent',
  isForGuests: false,
  proposal: null,
  compose: composeCalls,
  phrases: [],
});
