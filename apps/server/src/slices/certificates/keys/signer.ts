import {
  didKeyMethodOf,
  didKeyOf,
  fromPublicKeyMultibase,
  toPublicKeyMultibase,
} from '@propguard/proof/identity/did-key';
import { didWebMethodOf, didWebOf } from '@propguard/proof/identity/did-web';
import { newSigningKey, type SigningKey } from '@propguard/proof/identity/signing-key';
import type { OpenedScope } from '../../../access/any-scope.ts';
import type { Context } from '../../../context.ts';
import { fail } from '../../../fail.ts';
import { SEALED_FOR } from '../../../identity/sealed-columns.ts';
import { findCurrentKey, findKey, insertKey, type KeyRow, retireCurrentKey } from './key-store.ts';
import { nativeSigningKey } from './native-signing-key.ts';

const PURPOSE = SEALED_FOR.signingKey;

type KeyScope = OpenedScope<'vault' | 'config'>;
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

const openKey = ({ vault, config }: KeyScope['services'], { id, sealedSecret }: KeyRow): Signer | null => {
  const secretKey = vault.open(PURPOSE, sealedSecret);
  if (!secretKey) return null;
  const key = nativeSigningKey(Uint8Array.from(secretKey));
  return { keyId: id, key, ...issuerOf(config, key.publicKey) };
};

const makeKey = async ({ services: { vault }, tx }: KeyScope): Promise<void> => {
  const { secretKey, publicKey } = newSigningKey();
  await insertKey(tx, { id: toPublicKeyMultibase(publicKey), sealedSecret: vault.seal(PURPOSE, secretKey) });
};

export const replaceKey = async (scope: KeyScope): Promise<void> => {
  await retireCurrentKey(scope.tx);
  await makeKey(scope);
};

/** The first to ask makes it. Needs the installation's rights, as all here. */
const demandCurrentKey = async (scope: KeyScope): Promise<KeyRow> => {
  const { tx } = scope;
  if (!(await findCurrentKey(tx))) await makeKey(scope);
  const row = await findCurrentKey(tx);
  if (!row) throw new Error('A signing key that was just made is gone.');
  return row;
};

/** Who issues certificates now, for which the secret is not needed. */
export const currentIssuer = async (scope: KeyScope): Promise<string> => {
  const { id } = await demandCurrentKey(scope);
  return issuerOf(scope.services.config, publicKeyOfId(id)).issuer;
};

/** Whoever signs now. A key that the present secret does not open is not replaced unasked: it may yet be opened. */
export const currentSigner = async (scope: KeyScope): Promise<Signer> => {
  const signer = openKey(scope.services, await demandCurrentKey(scope));
  if (!signer) throw fail('KEYS_LOCKED');
  return signer;
};

/** For what is said about an older certificate: all of a bundle is signed by the key that signed the certificate. */
export const signerOf = async ({ services, tx }: KeyScope, keyId: string): Promise<Signer | null> => {
  const row = await findKey(tx, keyId);
  return row ? openKey(services, row) : null;
};
