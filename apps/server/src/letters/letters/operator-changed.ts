import { inEnglish } from '@propguard/rules/messages/in-english';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const operatorChanged = defineLetter({
  name: 'operator-changed',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({ name: z.string(), successor: z.string(), email: z.string() }),
  compose: ({ name, successor, email }) => ({
    subject: 'You’re no longer the operator of this PropGuard installation',
    parts: [
      { kind: 'paragraph', text: inEnglish('Hello {name},', { name }) },
      {
        kind: 'paragraph',
        text: inEnglish(
          '{successor} ({email}) has taken over as the operator, because the server’s settings name that address. Your account and your workspaces stay as they are.',
          { successor, email },
        ),
      },
    ],
    why: 'You get this email because you were the operator until now. If you didn’t expect it, talk to whoever runs the server.',
  }),
});
