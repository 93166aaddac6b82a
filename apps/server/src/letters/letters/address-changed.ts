import { inEnglish } from '@propguard/rules/messages/in-english';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const addressChanged = defineLetter({
  name: 'address-changed',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({ name: z.string(), email: z.string() }),
  compose: ({ name, email }) => ({
    subject: 'The email address of your PropGuard account has changed',
    parts: [
      { kind: 'paragraph', text: inEnglish('Hello {name},', { name }) },
      {
        kind: 'paragraph',
        text: inEnglish(
          'Your account is now known by {email}. You sign in with it, and letters go there. Links to set a new password that came to this address no longer work.',
          { email },
        ),
      },
    ],
    why: 'You get this letter because this was the account’s address until now. If you didn’t change it, somebody has your password: talk to whoever runs this PropGuard at once.',
  }),
});
