import { inEnglish } from '@propguard/rules/messages/in-english';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const mailTrial = defineLetter({
  name: 'mail-trial',
  purpose: 'reply',
  languages: ['en'],
  fields: z.object({ name: z.string() }),
  compose: ({ name }) => ({
    subject: 'PropGuard can send mail',
    parts: [
      { kind: 'paragraph', text: inEnglish('Hello {name},', { name }) },
      {
        kind: 'paragraph',
        text: 'This email came through your installation’s mail server. Invitations, codes and alerts will too.',
      },
    ],
    why: 'You get this email because you asked for it on the home page.',
  }),
});
