import { PASSWORD_RESET_VALID_MINUTES } from '@propguard/rules/workspaces/limits';
import { openUnattended } from '../../access/open-unattended.ts';
import type { Context } from '../../context.ts';
import { writeMail } from './write-mail.ts';

type Services = Pick<Context, 'database' | 'mailer' | 'queue' | 'config'>;

export const sendPasswordResetMail = (
  services: Services,
  to: { name: string; email: string },
  token: string,
): Promise<void> => {
  const link = `${services.config.http.publicUrl}/reset-password?token=${encodeURIComponent(token)}`;
  return openUnattended(services.database, null, (tx) =>
    writeMail(services, tx, {
      to: to.email,
      subject: 'Set a new PropGuard password',
      text: [
        `Hello ${to.name},`,
        `someone, we hope you, asked for a new password. Set it here within ${PASSWORD_RESET_VALID_MINUTES} minutes:`,
        link,
        'If it was not you, nothing has changed and you can leave this unread.',
      ].join('\n\n'),
    }),
  );
};
