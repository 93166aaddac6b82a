import { inEnglish } from '@propguard/rules/messages/in-english';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { PASSWORD_RESET_VALID_MINUTES } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const passwordReset = defineLetter({
  name: 'password-reset',
  purpose: 'reply',
  languages: ['en'],
  fields: z.object({ name: z.string(), token: z.string() }),
  compose: ({ name, token }, { url }) => ({
    subject: 'Set a new PropGuard password',
    parts: [
      { kind: 'paragraph', text: inEnglish('Hello {name},', { name }) },
      {
        kind: 'paragraph',
        text: inEnglish(
          'Someone asked for a new password for your account. If it was you, set it within {minutes, plural, one {# minute} other {# minutes}}.',
          { minutes: PASSWORD_RESET_VALID_MINUTES },
        ),
      },
      {
        kind: 'action',
        label: 'Set a new password',
        url: url(pathTo(PATHS.resetPassword, {}, { token })),
      },
    ],
    why: 'If it wasn’t you, nothing has changed and you can ignore this email.',
  }),
});
