import { randomBytes, randomInt } from 'node:crypto';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { ADDRESS_CHECK_VALID_HOURS, ADDRESS_CODE_DIGITS } from '@propguard/rules/workspaces/limits';
import type { AccountScope } from '../../access/account-scope.ts';
import { hashSecret } from '../../access/authenticate.ts';
import { countOnAllNodes } from '../../access/shared-counts.ts';
import { fail, invalid } from '../../fail.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { addressChange } from '../../letters/letters/address-change.ts';
import { addressCheck } from '../../letters/letters/address-check.ts';
import { lettersTo } from '../outbound/letters-to.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { isAddressTaken, saveCheck } from './address-store.ts';
import { emailTaken } from './email-taken.ts';
import { findAccount } from './store.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** Six digits are soon tried out by whoever has the hash: it takes the installation's secret as well. */
export const codeHashOf = (
  { services }: Pick<AccountScope, 'services'>,
  accountId: string,
  code: string,
): Buffer => services.vault.derive(SEALED_FOR.addressCodes, `${accountId}:${code}`);

/** Asks whoever reads that mailbox. What was asked before no longer works. */
const ask = async (
  scope: AccountScope,
  email: string,
  write: (proof: { token: string; code: string }) => Promise<unknown>,
): Promise<{ by: 'mail' | 'terminal' }> => {
  const { services, tx, accountId } = scope;
  await countOnAllNodes(tx, [lettersTo(scope, 'address check', email)]);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const code = randomInt(10 ** ADDRESS_CODE_DIGITS)
    .toString()
    .padStart(ADDRESS_CODE_DIGITS, '0');
  await saveCheck(tx, {
    accountId,
    email,
    tokenHash: hashSecret(token),
    codeHash: codeHashOf(scope, accountId, code),
    expiresAt: new Date(Date.now() + ADDRESS_CHECK_VALID_HOURS * HOUR_MS),
  });
  const by = sentBy(scope);
  if (by === 'mail') {
    await write({ token, code });
  } else {
    const link = `${services.config.http.publicUrl}${pathTo(PATHS.verifyEmail, { token })}`;
    services.say(`To confirm ${email}: ${link} or the code ${code}`);
  }
  return { by };
};

const sentBy = ({ services }: AccountScope): 'mail' | 'terminal' =>
  services.config.mail.smtpUrl === null ? 'terminal' : 'mail';

/**
 * Sends a link and a code to the account's address. Without a mail server both are said on the terminal and nowhere
 * else: whoever reads it runs the installation.
 */
export const sendAddressCheck = async (scope: AccountScope): Promise<{ by: 'mail' | 'terminal' }> => {
  const account = await findAccount(scope.tx, scope.accountId);
  if (!account || account.isAnonymous) throw fail('UNAUTHENTICATED');
  if (account.emailVerified) return { by: sentBy(scope) };
  const { name, email } = account;
  return ask(scope, email, (proof) => writeLetter(scope, { to: email }, addressCheck, { name, ...proof }));
};

/** The same to an address that the account would like to have. Until it is confirmed the one before stays. */
export const sendAddressChange = async (
  scope: AccountScope,
  email: string,
): Promise<{ by: 'mail' | 'terminal' }> => {
  const account = await findAccount(scope.tx, scope.accountId);
  if (!account || account.isAnonymous) throw fail('UNAUTHENTICATED');
  if (account.email === email) throw invalid({ field: 'email', message: 'That’s already your address.' });
  if (await isAddressTaken(scope.tx, email)) throw emailTaken();
  const { name, email: before } = account;
  return ask(scope, email, (proof) =>
    writeLetter(scope, { to: email }, addressChange, { name, before, ...proof }),
  );
};
