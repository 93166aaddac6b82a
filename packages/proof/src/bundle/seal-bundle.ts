import { canonicalBytes } from '../canonical/canonical-json.ts';
import { toMultibase } from '../identity/multibase.ts';
import type { SigningKey } from '../identity/signing-key.ts';
import type { CertificateBundle } from './bundle.ts';

export type UnsealedBundle = Omit<CertificateBundle, 'seal'>;

/** The bundle file: canonical JSON, sealed by the issuer. */
export const sealBundle = (
  bundle: UnsealedBundle,
  key: SigningKey,
  verificationMethod: string,
): Uint8Array => {
  const signature = toMultibase(key.sign(canonicalBytes(bundle)));
  return canonicalBytes({ ...bundle, seal: { verificationMethod, signature } });
};
