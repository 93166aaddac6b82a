import { concatBytes } from '@noble/hashes/utils.js';
import { fromMultibase, toMultibase } from './multibase.ts';

/** Multicodec's varint for an Ed25519 public key. */
const ED25519_PUBLIC = Uint8Array.of(0xed, 0x01);
const PUBLIC_KEY_BYTES = 32;
const PREFIX = 'did:key:';

export const toPublicKeyMultibase = (publicKey: Uint8Array): string =>
  toMultibase(concatBytes(ED25519_PUBLIC, publicKey));

export const fromPublicKeyMultibase = (text: string): Uint8Array | null => {
  const bytes = fromMultibase(text);
  if (!bytes || bytes.length !== ED25519_PUBLIC.length + PUBLIC_KEY_BYTES) return null;
  if (bytes[0] !== ED25519_PUBLIC[0] || bytes[1] !== ED25519_PUBLIC[1]) return null;
  return bytes.slice(ED25519_PUBLIC.length);
};

/** An issuer that is its own key: it can be checked with no network at all. */
export const didKeyOf = (publicKey: Uint8Array): string => `${PREFIX}${toPublicKeyMultibase(publicKey)}`;

export const didKeyMethodOf = (publicKey: Uint8Array): string => {
  const key = toPublicKeyMultibase(publicKey);
  return `${PREFIX}${key}#${key}`;
};

/** The key inside `did:key:z…#z…`; both halves must name the same one. */
export const publicKeyOfMethod = (verificationMethod: string): Uint8Array | null => {
  const [did, fragment, ...more] = verificationMethod.split('#');
  if (!did?.startsWith(PREFIX) || more.length > 0) return null;
  const key = did.slice(PREFIX.length);
  return fragment === key ? fromPublicKeyMultibase(key) : null;
};
