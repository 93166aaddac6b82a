import { hexToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { didKeyMethodOf, didKeyOf, publicKeyOfMethod } from './did-key.ts';
import { didWebDocument, didWebMethodOf, didWebOf, publicKeyFromDocument } from './did-web.ts';
import { newSigningKey, signingKeyOf } from './signing-key.ts';

describe('issuers', () => {
  it('have the public key of RFC 8032, test 1', () => {
    const { publicKey } = signingKeyOf(
      hexToBytes('9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60'),
    );
    expect(publicKey).toEqual(hexToBytes('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'));
  });

  it('are found again in their did:key', () => {
    const { publicKey } = newSigningKey();
    expect(didKeyOf(publicKey)).toMatch(/^did:key:z6Mk/);
    expect(publicKeyOfMethod(didKeyMethodOf(publicKey))).toEqual(publicKey);
  });

  it('are found again in their did:web document, by every key that ever signed', () => {
    const keys = [newSigningKey().publicKey, newSigningKey().publicKey];
    const did = didWebOf('https://propguard.example:8443');
    expect(did).toBe('did:web:propguard.example%3A8443');
    const document = didWebDocument(did, keys);
    for (const key of keys) expect(publicKeyFromDocument(document, didWebMethodOf(did, key))).toEqual(key);
    expect(publicKeyFromDocument(document, `${did}#other`)).toBeNull();
  });

  it.each(['', 'did:key:', 'did:key:zzz#zzz', 'did:web:x#y', 'did:key:z6Mk#z6Mx'])('are not %j', (method) => {
    expect(publicKeyOfMethod(method)).toBeNull();
  });
});
