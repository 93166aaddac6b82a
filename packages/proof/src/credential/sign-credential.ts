import { toMultibase } from '../identity/multibase.ts';
import type { SigningKey } from '../identity/signing-key.ts';
import type { Credential, UnsignedCredential } from './credential.ts';
import { proofInput } from './proof-input.ts';

export type SigningOptions = { key: SigningKey; verificationMethod: string; created: Date };

/** Seconds are enough, and are what the specification's examples use. */
const toSeconds = (instant: Date): string => instant.toISOString().replace(/\.\d{3}Z$/, 'Z');

export const signCredential = (
  unsigned: UnsignedCredential,
  { key, verificationMethod, created }: SigningOptions,
): Credential => {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: toSeconds(created),
    verificationMethod,
    proofPurpose: 'assertionMethod',
    '@context': unsigned['@context'],
  } as const;
  const signature = key.sign(proofInput(unsigned, options));
  return { ...unsigned, proof: { ...options, proofValue: toMultibase(signature) } };
};
