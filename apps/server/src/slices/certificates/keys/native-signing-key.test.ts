import { newSigningKey, signingKeyOf } from '@propguard/proof/identity/signing-key';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nativeSigningKey } from './native-signing-key.ts';

it('signs exactly as the key in JavaScript does', () => {
  const { secretKey } = newSigningKey();
  const [native, plain] = [nativeSigningKey(secretKey), signingKeyOf(secretKey)];
  expect(native.publicKey).toEqual(plain.publicKey);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
      expect(native.sign(message)).toEqual(plain.sign(message));
    }),
    { numRuns: 50 },
  );
});
