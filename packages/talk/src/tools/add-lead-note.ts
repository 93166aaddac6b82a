import * as z from 'zod';
import { composeKeptNote } from '../answers/leads/compose-leads.ts';
import { leadWishOf } from '../dialogue/lead-words.ts';
import { defineTool } from './define-tool.ts';
import { lacks } from './lacking.ts';

const NAME_MAX = 120;
const NOTE_MAX = 4000;

export const addLeadNote = defineTool({
  name: 'add_lead_note',
  does: 'Adds a note to a lead of the workspace.',
  takes: z.strictObject({
    person: z.string().max(NAME_MAX).describe('Whose lead it is: name, phone or email'),
    note: z.string().max(NOTE_MAX).describe('What is noted'),
  }),
  place: 'address',
  fill: ({ text, language }, _, known) => {
    const wish = leadWishOf(text, language);
    return {
      ...known,
      ...(wish?.person ? { person: wish.person } : {}),
      ...(wish?.note ? { note: wish.note } : {}),
    };
  },
  missing: (filled) => (lacks(filled, 'person') ? 'person' : lacks(filled, 'note') ? 'note' : null),
  needs: 'agent',
  isForGuests: false,
  proposal: 'noteProposal',
  compose: composeKeptNote,
  phrases: [],
});
