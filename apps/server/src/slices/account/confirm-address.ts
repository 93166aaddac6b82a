import { timingSafeEqual } from 'node:crypto';
import type { Session } from '@propguard/protocol/account';
import { ADDRESS_CODE_TRIES } from '@propguard/rules/workspaces/limits';
import type { AnyScope } from '../../access/any-scope.ts';
import { hashSecret } from '../../access/authenticate.ts';
import { identityOf } from '../../access/identity-of.ts';
import { openAccount } from '../../access/open-account.ts';
import type { OwnRequest } from '../../access/request.ts';
import { fail } from '../../fail.ts';
import { findCheckedAccount, takeCheck, takeTry } from './address-store.ts';
import { settleAddress } from './change-address.ts';
import { readSession } from './describe-session.ts';
import { codeHashOf } from './send-address-check.ts';

const wrongCode = () =>
  fail('CODE_NOT_RIGHT', {
    fields: [
      {
        field: 'code',
        message: 'That code isn’t right, or no longer works. Check it, or ask for a new one.',
      },
    ],
  });

/** The try is counted in a step of its own, so that a wrong one stays counted. */
export const confirmAddress = async (request: OwnRequest, typed: string): Promise<Session> => {
  const { principal, openAccount: open } = request;
  const accountId = principal.account.id;
  const code = typed.replaceAll(/\s/g, '');
  const known = await open('write', ({ tx }) => takeTry(tx, accountId, ADDRESS_CODE_TRIES));
  if (!known || !timingSafeEqual(known.codeHash, codeHashOf(request, accountId, code))) throw wrongCode();
  const isConfirmed = await open('write', (scope) => settleAddress(scope, known.email));
  if (!isConfirmed) throw wrongCode();
  return readSession(request, { accountId, activeWorkspaceId: principal.activeWorkspaceId });
};

/** Whoever has the link has the mailbox, in whichever browser they open it. */
export const confirmAddressByLink = async (
  { services }: AnyScope,
  token: string,
): Promise<{ email: string }> => {
  const tokenHash = hashSecret(token);
  const accountId = await findCheckedAccount(identityOf(services), tokenHash);
  if (accountId === undefined) throw fail('LINK_EXPIRED');
  return openAccount(services, accountId, 'write', async (scope) => {
    const email = await takeCheck(scope.tx, tokenHash);
    if (email === undefined || !(await settleAddress(scope, email))) throw fail('LINK_EXPIRED');
    return { email };
  });
};
