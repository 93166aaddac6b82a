import * as z from 'zod';
import { defineLetter } from '../letter.ts';
import { officeTime } from '../office-time.ts';

const SUBJECTS = { sales: 'We have your question', call: 'Your demonstration call is booked' };

/** To the address that was given, which may be someone else's: it repeats nothing that was typed into the form. */
export const enquiryConfirmation = defineLetter({
  name: 'enquiry-confirmation',
  purpose: 'reply',
  languages: ['en'],
  fields: z.object({ kind: z.enum(['sales', 'call']), startsAt: z.date().nullable() }),
  compose: ({ kind, startsAt }) => ({
    subject: SUBJECTS[kind],
    parts: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: startsAt ? `${SUBJECTS[kind]}: ${officeTime('en', startsAt)}.` : `${SUBJECTS[kind]}.`,
      },
      {
        kind: 'paragraph',
        text: 'Someone who runs this installation of PropGuard AI will write to you at this address.',
      },
    ],
    why: 'If it wasn’t you who asked, you can ignore this email: nothing else will follow.',
  }),
});
