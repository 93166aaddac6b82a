import type { AddressChange } from '@propguard/protocol/account';
import type * as z from 'zod';
import type { AccountScope } from '../../access/account-scope.ts';
import type { OwnRequest } from '../../access/request.ts';
import { isUniqueViolation } from '../../db/unique-violation.ts';
import { endResetLinks } from '../../identity/reset-links.ts';
import { addressChanged } from '../../letters/letters/address-changed.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { addressConfirmed } from './address-confirmed.ts';
import { changeAddress } from './address-store.ts';
import { demandPassword } from './demand-password.ts';
import { emailTaken } from './email-taken.ts';
import { sendAddressChange } from './send-address-check.ts';
import { findAccount } from './store.ts';

/** Whoever sits at an open session must know the password: with the address goes the account. */
export const askForAddress = async (
  request: OwnRequest,
  { email, password }: z.infer<typeof AddressChange>,
): Promise<{ by: 'mail' | 'terminal' }> => {
  await demandPassword(request, request.principal.account.id, { field: 'password', password });
  return request.openAccount('write', (scope) => sendAddressChange(scope, email));
};

/**
 * What was confirmed is the account's address, or from now on: then whoever reads the one before is told, and links that
 * went there end. False when the account is gone.
 */
export const settleAddress = async (scope: AccountScope, email: string): Promise<boolean> => {
  const { tx, accountId } = scope;
  const account = await findAccount(tx, accountId);
  if (!account || account.isAnonymous) return false;
  if (account.email === email) return addressConfirmed(scope, email);
  try {
    await changeAddress(tx, { accountId, email });
  } catch (error) {
    throw isUniqueViolation(error, 'account_email_unique') ? emailTaken() : error;
  }
  await endResetLinks(tx, accountId);
  if (account.emailVerified)
    await writeLetter(scope, { to: account.email }, addressChanged, { name: account.name, email });
  return addressConfirmed(scope, email);
};
