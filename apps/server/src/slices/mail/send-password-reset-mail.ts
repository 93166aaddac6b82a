import { openUnattended } from '../../access/open-unattended.ts';
import type { Context } from '../../context.ts';
import { passwordReset } from '../../letters/letters/password-reset.ts';
import { writeLetter } from './write-letter.ts';

type Services = Pick<Context, 'database' | 'mailer' | 'queue' | 'config'>;

export const sendPasswordResetMail = (
  services: Services,
  to: { name: string; email: string },
  token: string,
): Promise<void> =>
  openUnattended(services.database, null, (tx) =>
    writeLetter(services, tx, { to: to.email }, passwordReset, { name: to.name, token }),
  );
