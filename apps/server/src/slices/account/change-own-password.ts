import type { PasswordChange } from '@propguard/protocol/account';
import type * as z from 'zod';
import type { OwnRequest } from '../../access/request.ts';
import { changePassword, hashPassword } from '../../identity/passwords.ts';
import { endResetLinks } from '../../identity/reset-links.ts';
import { deleteAskedChange } from './address-store.ts';
import { demandPassword } from './demand-password.ts';
import { deleteSessions } from './store.ts';

export const changeOwnPassword = async (
  request: OwnRequest,
  { current, next }: z.infer<typeof PasswordChange>,
): Promise<{ done: true }> => {
  const { principal, openAccount } = request;
  const accountId = principal.account.id;
  await demandPassword(request, accountId, { field: 'current', password: current });
  const hash = await hashPassword(next);
  await openAccount('write', async ({ tx }) => {
    await changePassword(tx, accountId, hash);
    await endResetLinks(tx, accountId);
    await deleteAskedChange(tx, accountId);
    await deleteSessions(tx, accountId, { except: principal.sessionId });
  });
  return { done: true };
};
