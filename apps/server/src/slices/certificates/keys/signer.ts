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
import { fail } from '../../../fail.ts';
import { SEALED_FOR } from '../../../identity/sealed-columns.ts';
import { findCurrentKey, findKey, insertKey, type KeyRow, retireCurrentKey } from './key-store.ts';
import { nativeSigningKey } from './native-signing-key.ts';

const PURPOSE = SEALED_FOR.signingKey;

export type KeyServices = Pick<Context, 'vault' | 'config'>;
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

/** The first to ask makes it. Needs the installation's rights, as all here. */
const demandCurrentKey = async (services: KeyServices, tx: Tx): Promise<KeyRow> => {
  if (!(await findCurrentKey(tx))) await makeKey(services, tx);
  const row = await findCurrentKey(tx);
  if (!row) throw new Error('A signing key that was just made is gone.');
  return row;
};

/** Who issues certificates now, for which the secret is not needed. */
export const currentIssuer = async (services: KeyServices, tx: Tx): Promise<string> => {
  const { id } = await demandCurrentKey(services, tx);
  return issuerOf(services.config, publicKeyOfId(id)).issuer;
};

/** Whoever signs now. A key that the present secret does not open is not replaced unasked: it may yet be opened. */
export const currentSigner = async (services: KeyServices, tx: Tx): Promise<Signer> => {
  const signer = openKey(services, await demandCurrentKey(services, tx));
  if (!signer) throw fail('KEYS_LOCKED');
  return signer;
};

/** For what is said about an older certificate: all of a bundle is signed by the key that signed the certificate. */
export const signerOf = async (services: KeyServices, tx: Tx, keyId: string): Promise<Signer | null> => {
  const row = await findKey(tx, keyId);
  return row ? openKey(services, row) : null;
};
