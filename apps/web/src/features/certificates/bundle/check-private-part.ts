import type { CertificateBundle } from '@propguard/proof/bundle/bundle';
import { openInputs, readPrivatePart } from '@propguard/proof/bundle/private-part';
import { credentialHash } from '@propguard/proof/credential/credential-hash';

export type CheckedPart =
  | { kind: 'no-part' | 'of-another' | 'changed' }
  /** What the certificate commits to is what this file says; `address` is the home that it is about. */
  | { kind: 'opened'; address: string };

/** Whether a private part belongs to a certificate that was verified, and which home it names. */
export function checkPrivatePart({ credential }: CertificateBundle, file: Uint8Array): CheckedPart {
  const part = readPrivatePart(file);
  if (!part) return { kind: 'no-part' };
  if (part.certificateHash !== credentialHash(credential)) return { kind: 'of-another' };
  const openings = openInputs(part, credential);
  const address = part.disclosures.find(({ name }) => name === 'address')?.value;
  if (openings.length === 0 || openings.some(({ isOpened }) => !isOpened) || typeof address !== 'string')
    return { kind: 'changed' };
  return { kind: 'opened', address };
}
