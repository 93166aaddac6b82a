import type { PasswordChange } from '@propguard/protocol/account';
import type * as z from 'zod';
import type { OpenAccount } from '../../access/account-scope.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { changePassword, hashPassword } from '../../identity/passwords.ts';
import { demandPassword } from './demand-password.ts';
import { deleteSessions } from './store.ts';

type Asked = { services: Context; principal: SessionPrincipal; openAccount: OpenAccount };

export const changeOwnPassword = async (
  { services, principal, openAccount }: Asked,
  { current, next }: z.infer<typeof PasswordChange>,
): Promise<{ done: true }> => {
  const accountId = principal.account.id;
  await demandPassword({ services }, accountId, { field: 'current', password: current });
  const hash = await hashPassword(next);
  await openAccount('write', async ({ tx }) => {
    await changePassword(tx, accountId, hash);
    await deleteSessions(tx, accountId, { except: principal.sessionId });
  });
  return { done: true };
};
