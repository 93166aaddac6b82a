import type { Credential, UnsignedCredential } from '@propguard/proof/credential/credential';
import { signCredential } from '@propguard/proof/credential/sign-credential';
import { STATUS_LIST_BITS, statusListCredential } from '@propguard/proof/status/status-list';
import type { TxScope } from '../../access/any-scope.ts';
import type { InstallationScope } from '../../access/installation-scope.ts';
import type { Tx } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { currentSigner } from './keys/signer.ts';
import { findLogSize } from './log/log-store.ts';
import { statusListUrl } from './steps/make-credential.ts';
import { findRevoked } from './store.ts';

type ListName = { id: string; issuer: string; list: number };

const makeList = async (tx: Tx, { id, issuer, list }: ListName): Promise<UnsignedCredential> => {
  const from = list * STATUS_LIST_BITS;
  const revoked = await findRevoked(tx, from, from + STATUS_LIST_BITS);
  return statusListCredential({
    id,
    issuer,
    validFrom: `${new Date().toISOString().slice(0, 19)}Z`,
    revoked: new Set(revoked.map((logIndex) => logIndex - from)),
  });
};

/** The list that a credential names, by its own name: the address of this installation may have changed since. */
export const unsignedStatusList = (
  { tx }: TxScope,
  { issuer, credentialStatus }: Credential,
): Promise<UnsignedCredential> => {
  const { statusListCredential: id } = credentialStatus as { statusListCredential: string };
  return makeList(tx, { id, issuer, list: Number(id.split('/').at(-1)) });
};

/** The first list is there before the first certificate; later ones when the log has reached them. */
export const getStatusList = async (
  { services, tx }: InstallationScope,
  list: number,
): Promise<Credential> => {
  const size = await findLogSize(tx);
  if (list > 0 && list * STATUS_LIST_BITS >= size) throw fail('NOT_FOUND');
  const { issuer, key, verificationMethod } = await currentSigner({ services, tx });
  const id = statusListUrl(services.config.http.publicUrl, list);
  const unsigned = await makeList(tx, { id, issuer, list });
  return signCredential(unsigned, { key, verificationMethod, created: new Date() });
};
