import { LEAD_INTENTS } from '@propguard/rules/leads/facts';
import * as z from 'zod';
import { composeQualified } from '../answers/qualification/compose-questions.ts';
import { defineTool } from './define-tool.ts';
import { needingNothing } from './lacking.ts';

export const qualify = defineTool({
  name: 'qualify',
  does: 'Passes on what somebody answered to the questions that a lead is asked.',
  takes: z.strictObject({
    flow: z.enum(LEAD_INTENTS).optional().describe('What they plan'),
    answers: z
      .record(
        z.string(),
        z.union([
          z.string(),
          z.array(z.string()),
          z.strictObject({ min: z.number().nullable(), max: z.number().nullable() }),
          z.null(),
        ]),
      )
      .optional()
      .describe('By question; null where they would rather not say'),
    person: z.string().optional().describe('Whom a member asked'),
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    place: z.string().optional().describe('The office that is told'),
  }),
  place: 'address',
  fill: (_, __, known) => known,
  missing: needingNothing,
  needs: null,
  isForGuests: true,
  proposal: 'qualifyProposal',
  compose: composeQualified,
  phrases: [],
});
