import { fromPublicKeyMultibase, toPublicKeyMultibase } from './did-key.ts';

export type DidDocument = {
  '@context': string[];
  id: string;
  verificationMethod: { id: string; type: 'Multikey'; controller: string; publicKeyMultibase: string }[];
  assertionMethod: string[];
};

/** `https://propguard.example` -> `did:web:propguard.example`; a port is percent-encoded. */
export const didWebOf = (origin: string): string => `did:web:${encodeURIComponent(new URL(origin).host)}`;

const keyName = (publicKey: Uint8Array): string => toPublicKeyMultibase(publicKey);

export const didWebMethodOf = (did: string, publicKey: Uint8Array): string => `${did}#${keyName(publicKey)}`;

/** What stands at `/.well-known/did.json`: every key that ever signed, so that old certificates stay checkable. */
export const didWebDocument = (did: string, publicKeys: readonly Uint8Array[]): DidDocument => ({
  '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
  id: did,
  verificationMethod: publicKeys.map((key) => ({
    id: didWebMethodOf(did, key),
    type: 'Multikey',
    controller: did,
    publicKeyMultibase: toPublicKeyMultibase(key),
  })),
  assertionMethod: publicKeys.map((key) => didWebMethodOf(did, key)),
});

export const publicKeyFromDocument = (document: DidDocument, method: string): Uint8Array | null => {
  if (!document.assertionMethod.includes(method)) return null;
  const found = document.verificationMethod.find(({ id }) => id === method);
  return found ? fromPublicKeyMultibase(found.publicKeyMultibase) : null;
};
