import type { AnyScope } from '../../access/any-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { passwordReset } from '../../letters/letters/password-reset.ts';
import { writeLetter } from './write-letter.ts';

export const sendPasswordResetMail = (
  { services }: AnyScope<'database' | 'mailer' | 'queue' | 'config'>,
  to: { name: string; email: string },
  token: string,
): Promise<void> =>
  openUnattended(services.database, null, (tx) =>
    writeLetter({ services, tx }, { to: to.email }, passwordReset, { name: to.name, token }),
  );
