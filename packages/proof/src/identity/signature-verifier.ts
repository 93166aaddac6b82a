import { ed25519 } from '@noble/curves/ed25519.js';

const PUBLIC_KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** Whether the holder of the key signed this message. */
export type SignatureVerifier = (signature: Uint8Array, message: Uint8Array) => Promise<boolean>;

/** For a key of small order some signatures fit any message: what it signed proves nothing. */
const isUsableKey = (publicKey: Uint8Array): boolean => {
  try {
    return publicKey.length === PUBLIC_KEY_BYTES && !ed25519.Point.fromBytes(publicKey).isSmallOrder();
  } catch {
    return false;
  }
};

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(bytes);

/** The platform's own Ed25519, or null: browsers before 2025, and pages that were not fetched over https, have none. */
const nativeVerifierOf = async (publicKey: Uint8Array): Promise<SignatureVerifier | null> => {
  const subtle = globalThis.crypto?.subtle as typeof crypto.subtle | undefined;
  if (!subtle) return null;
  try {
    const key = await subtle.importKey('raw', own(publicKey), 'Ed25519', false, ['verify']);
    return (signature, message) => subtle.verify('Ed25519', key, own(signature), own(message));
  } catch {
    return null;
  }
};

/** zip215: false is RFC 8032: a signature has one form only. */
const portableVerifierOf =
  (publicKey: Uint8Array): SignatureVerifier =>
  async (signature, message) =>
    ed25519.verify(signature, message, publicKey, { zip215: false });

/** The platform's where there is one: the first signature of a page takes it a millisecond, JavaScript ten times that. */
export const signatureVerifierOf = async (publicKey: Uint8Array): Promise<SignatureVerifier> => {
  if (!isUsableKey(publicKey)) return async () => false;
  const verify = (await nativeVerifierOf(publicKey)) ?? portableVerifierOf(publicKey);
  return async (signature, message) => signature.length === SIGNATURE_BYTES && verify(signature, message);
};
