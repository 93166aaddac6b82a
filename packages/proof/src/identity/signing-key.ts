import { ed25519 } from '@noble/curves/ed25519.js';

/** A secret seed of 32 bytes, the public key that belongs to it, and Ed25519 with it (RFC 8032: one signature a message). */
export type SigningKey = {
  secretKey: Uint8Array;
  publicKey: Uint8Array;
  sign: (message: Uint8Array) => Uint8Array;
};

export const signingKeyOf = (secretKey: Uint8Array): SigningKey => ({
  secretKey,
  publicKey: ed25519.getPublicKey(secretKey),
  sign: (message) => ed25519.sign(message, secretKey),
});

export const newSigningKey = (): SigningKey => signingKeyOf(ed25519.utils.randomSecretKey());
