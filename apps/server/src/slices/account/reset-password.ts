import type { PasswordReset } from '@propguard/protocol/account';
import { isAPIError } from 'better-auth/api';
import type * as z from 'zod';
import type { AnyScope } from '../../access/any-scope.ts';
import { identityOf } from '../../access/identity-of.ts';
import { openAccount } from '../../access/open-account.ts';
import { fail } from '../../fail.ts';
import { endResetLinks, findResetAccount } from '../../identity/reset-links.ts';
import { addressConfirmed } from './address-confirmed.ts';
import { deleteAskedChange } from './address-store.ts';
import { findAccount } from './store.ts';

/**
 * A link works once; with the new password all sessions end, and all other links. A link that came by mail also shows
 * whose mailbox it is; one that the operator handed on from the outbox does not.
 */
export const resetPassword = async (
  { services }: AnyScope,
  { token, password }: z.infer<typeof PasswordReset>,
): Promise<{ done: true }> => {
  const accountId = await findResetAccount(identityOf(services), token);
  try {
    await services.auth.api.resetPassword({ body: { token, newPassword: password } });
  } catch (error) {
    throw isAPIError(error) ? fail('LINK_EXPIRED') : error;
  }
  if (accountId === undefined) return { done: true };
  await openAccount(services, accountId, 'write', async (scope) => {
    await endResetLinks(scope.tx, accountId);
    await deleteAskedChange(scope.tx, accountId);
    const account = await findAccount(scope.tx, accountId);
    if (account && services.config.mail.smtpUrl !== null) await addressConfirmed(scope, account.email);
  });
  return { done: true };
};
