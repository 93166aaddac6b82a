import type { AnyScope } from '../../access/any-scope.ts';
import { identityOf } from '../../access/identity-of.ts';
import { openAccount } from '../../access/open-account.ts';
import { fail } from '../../fail.ts';
import type { OpenIdPerson } from '../../providers/sign-in/open-id.ts';
import { takeAddress } from '../account/take-address.ts';
import { findLinkedAccount, linkAccount, type ServiceRow } from './store.ts';

const NAME_MAX = 80;

/** Whose account it is: the one that came through before, or the one of the address, which the service vouches for. */
export const personOf = async (
  { services }: AnyScope,
  { id: serviceId, domains }: Pick<ServiceRow, 'id' | 'domains'>,
  { subject, email, isEmailVerified, name }: OpenIdPerson,
): Promise<string> => {
  const linked = await findLinkedAccount(identityOf(services), serviceId, subject);
  if (linked !== undefined) return linked;
  const [, domain = ''] = email.split('@');
  if (!isEmailVerified || !domains.includes(domain)) throw fail('ADDRESS_NOT_ALLOWED');
  const accountId = await takeAddress({ services }, { email, name: name.slice(0, NAME_MAX) });
  await openAccount(services, accountId, 'write', ({ tx }) =>
    linkAccount(tx, { serviceId, subject, accountId }),
  );
  return accountId;
};
