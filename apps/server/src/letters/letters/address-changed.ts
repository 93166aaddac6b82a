import { inEnglish } from '@propguard/rules/messages/in-english';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const addressChanged = defineLetter({
  name: 'address-changed',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({ name: z.string(), email: z.string() }),
  compose: ({ name, email }) => ({
    subject: 'Your PropGuard email address has changed',
    parts: [
      { kind: 'paragraph', text: inEnglish('Hello {name},', { name }) },
      {
        kind: 'paragraph',
        text: inEnglish(
          'Your account now uses {email}. Sign in with it from now on; our emails go there too. Password links sent to this address no longer work.',
          { email },
        ),
      },
    ],
    why: 'You get this email because this was the account’s address until now. If you didn’t change it, someone has your password: talk to whoever runs this PropGuard straight away.',
  }),
});
