import type { Json } from '../canonical/canonical-json.ts';

export type JsonObject = { [name: string]: Json };

/** W3C Verifiable Credentials 2.0, as far as we use it. */
export type UnsignedCredential = JsonObject & {
  '@context': string[];
  type: string[];
  issuer: string;
  credentialSubject: JsonObject;
};

/** W3C Data Integrity with the cryptosuite `eddsa-jcs-2022`. */
type DataIntegrityProof = JsonObject & {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-jcs-2022';
  created: string;
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
  '@context': string[];
  proofValue: string;
};

export type Credential = UnsignedCredential & { proof: DataIntegrityProof };

export const CREDENTIALS_CONTEXT = 'https://www.w3.org/ns/credentials/v2';
