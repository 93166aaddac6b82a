import * as z from 'zod';
import { composeFoundLeads } from '../answers/leads/compose-leads.ts';
import { leadWishOf } from '../dialogue/lead-words.ts';
import { defineTool } from './define-tool.ts';
import { needing } from './lacking.ts';

const NAME_MAX = 120;

export const findLead = defineTool({
  name: 'find_lead',
  does: 'Finds leads of the workspace by name, phone number, email address or company.',
  takes: z.strictObject({ person: z.string().max(NAME_MAX).describe('Name, phone, email or company') }),
  place: 'address',
  fill: ({ text, language }, _, known) => {
    const person = leadWishOf(text, language)?.person ?? known.person;
    return person === undefined ? {} : { person };
  },
  missing: needing('person'),
  needs: 'agent',
  isForGuests: false,
  proposal: null,
  compose: composeFoundLeads,
  phrases: [],
});
