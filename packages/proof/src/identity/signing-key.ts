import { ed25519 } from '@noble/curves/ed25519.js';

/** A secret seed of 32 bytes and the public key that belongs to it. */
export type SigningKey = { secretKey: Uint8Array; publicKey: Uint8Array };

export const signingKeyOf = (secretKey: Uint8Array): SigningKey => ({
  secretKey,
  publicKey: ed25519.getPublicKey(secretKey),
});

export const newSigningKey = (): SigningKey => signingKeyOf(ed25519.utils.randomSecretKey());
