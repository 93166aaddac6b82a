import { inEnglish } from '@propguard/rules/messages/in-english';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { ADDRESS_CHECK_VALID_HOURS } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const addressCheck = defineLetter({
  name: 'address-check',
  purpose: 'reply',
  languages: ['en'],
  fields: z.object({ name: z.string(), token: z.string(), code: z.string() }),
  compose: ({ name, token, code }, { url }) => ({
    subject: 'Confirm your email address for PropGuard',
    parts: [
      { kind: 'paragraph', text: inEnglish('Hello {name},', { name }) },
      {
        kind: 'paragraph',
        text: inEnglish(
          'Confirm that this address is yours within {hours, plural, one {# hour} other {# hours}}: press the button, or enter the code {code} under Account.',
          { hours: ADDRESS_CHECK_VALID_HOURS, code: `${code.slice(0, 3)} ${code.slice(3)}` },
        ),
      },
      { kind: 'action', label: 'Confirm the address', url: url(pathTo(PATHS.verifyEmail, { token })) },
    ],
    why: 'If you didn’t sign up, you can ignore this email: the address stays unconfirmed.',
  }),
});
