import { inEnglish } from '@propguard/rules/messages/in-english';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { INVITATION_VALID_DAYS } from '@propguard/rules/workspaces/limits';
import * as z from 'zod';
import { defineLetter } from '../letter.ts';

export const invitation = defineLetter({
  name: 'invitation',
  purpose: 'service',
  languages: ['en'],
  fields: z.object({ inviter: z.string(), workspace: z.string(), role: z.string(), token: z.string() }),
  compose: ({ inviter, workspace, role, token }, { url }) => ({
    subject: inEnglish('{inviter} invites you to {workspace} on PropGuard', { inviter, workspace }),
    parts: [
      { kind: 'paragraph', text: 'Hello,' },
      {
        kind: 'paragraph',
        text: inEnglish(
          '{inviter} invites you to join the workspace ‘{workspace}’ as {role}. The invitation works once, for {days, plural, one {# day} other {# days}}.',
          { inviter, workspace, role, days: INVITATION_VALID_DAYS },
        ),
      },
      { kind: 'action', label: 'Accept the invitation', url: url(pathTo(PATHS.invitation, { token })) },
    ],
    why: 'If you don’t know what this is about, you can ignore this email.',
  }),
});
