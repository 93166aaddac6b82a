import {
  didKeyMethodOf,
  didKeyOf,
  fromPublicKeyMultibase,
  toPublicKeyMultibase,
} from '@propguard/proof/identity/did-key';
import { didWebMethodOf, didWebOf } from '@propguard/proof/identity/did-web';
import { newSigningKey, type SigningKey } from '@propguard/proof/identity/signing-key';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../db/database.ts';
import { findCurrentKey, findKey, insertKey, type KeyRow, retireCurrentKey } from './key-store.ts';
import { nativeSigningKey } from './native-signing-key.ts';

const PURPOSE = 'certificate signing key';

export type KeyServices = Pick<Context, 'vault' | 'config' | 'log'>;
export type Signer = { keyId: string; key: SigningKey; issuer: string; verificationMethod: string };

/** A certificate names us by our address where the web can vouch for it (https), otherwise by the key itself. */
const issuerOf = ({ http }: Context['config'], publicKey: Uint8Array) => {
  if (!http.publicUrl.startsWith('https://'))
    return { issuer: didKeyOf(publicKey), verificationMethod: didKeyMethodOf(publicKey) };
  const issuer = didWebOf(http.publicUrl);
  return { issuer, verificationMethod: didWebMethodOf(issuer, publicKey) };
};

export const publicKeyOfId = (id: string): Uint8Array => {
  const publicKey = fromPublicKeyMultibase(id);
  if (!publicKey) throw new Error(`The signing key ${id} is not one.`);
  return publicKey;
};

const openKey = ({ vault, config }: KeyServices, { id, sealedSecret }: KeyRow): Signer | null => {
  const secretKey = vault.open(PURPOSE, sealedSecret);
  if (!secretKey) return null;
  const key = nativeSigningKey(Uint8Array.from(secretKey));
  return { keyId: id, key, ...issuerOf(config, key.publicKey) };
};

const makeKey = async ({ vault }: KeyServices, tx: Tx): Promise<void> => {
  const { secretKey, publicKey } = newSigningKey();
  await insertKey(tx, { id: toPublicKeyMultibase(publicKey), sealedSecret: vault.seal(PURPOSE, secretKey) });
};

export const replaceKey = async (services: KeyServices, tx: Tx): Promise<void> => {
  await retireCurrentKey(tx);
  await makeKey(services, tx);
};

/** Whoever signs now; the first to ask makes the key. Needs the installation's rights, as all here. */
export const currentSigner = async (services: KeyServices, tx: Tx): Promise<Signer> => {
  if (!(await findCurrentKey(tx))) await makeKey(services, tx);
  const row = await findCurrentKey(tx);
  const signer = row && openKey(services, row);
  if (signer) return signer;
  // The secret of the installation was changed: what it sealed is lost, and only certificates to come can be signed.
  services.log.warn(
    { keyId: row?.id },
    'the signing key cannot be opened with this secret; a new one was made',
  );
  await replaceKey(services, tx);
  const renewed = await findCurrentKey(tx);
  const opened = renewed && openKey(services, renewed);
  if (!opened) throw new Error('A signing key that was just made could not be opened.');
  return opened;
};

/** For what is said about an older certificate: all of a bundle is signed by the key that signed the certificate. */
export const signerOf = async (services: KeyServices, tx: Tx, keyId: string): Promise<Signer | null> => {
  const row = await findKey(tx, keyId);
  return row ? openKey(services, row) : null;
};
