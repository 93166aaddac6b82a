import { INVITATION_VALID_DAYS } from '@propguard/rules/workspaces/limits';
import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { writeMail } from './write-mail.ts';

export type InvitationMail = { to: string; inviter: string; workspace: string; role: string; token: string };

export const sendInvitationMail = (services: Context, tx: Tx, mail: InvitationMail): Promise<void> =>
  writeMail(services, tx, {
    to: mail.to,
    subject: `${mail.inviter} invites you to ${mail.workspace} on PropGuard`,
    text: [
      'Hello,',
      `${mail.inviter} invites you to join the workspace '${mail.workspace}' as ${mail.role}. Accept within ${INVITATION_VALID_DAYS} days:`,
      `${services.config.http.publicUrl}/invitation/${mail.token}`,
      'If you do not know what this is about, you can leave it unread.',
    ].join('\n\n'),
  });
