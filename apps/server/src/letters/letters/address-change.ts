import { inEnglish } from '@propguard/rules/messages/in-english';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { ADDRESS_CHECK_VALID_HOURS } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const addressChange = defineLetter({
  name: 'address-change',
  purpose: 'reply',
  languages: ['en'],
  fields: z.object({ name: z.string(), before: z.string(), token: z.string(), code: z.string() }),
  compose: ({ name, before, token, code }, { url }) => ({
    subject: 'Confirm your new email address for PropGuard',
    parts: [
      { kind: 'paragraph', text: inEnglish('Hello {name},', { name }) },
      {
        kind: 'paragraph',
        text: inEnglish(
          'Someone asked to use this address for the PropGuard account of {before}. Confirm it within {hours, plural, one {# hour} other {# hours}}: press the button, or enter the code {code} under Account.',
          { before, hours: ADDRESS_CHECK_VALID_HOURS, code: `${code.slice(0, 3)} ${code.slice(3)}` },
        ),
      },
      { kind: 'action', label: 'Use this address', url: url(pathTo(PATHS.verifyEmail, { token })) },
    ],
    why: 'If that account isn’t yours, don’t press the button: whoever has it would be known by your address.',
  }),
});
