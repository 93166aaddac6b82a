import { readCanonical } from '../canonical/read-canonical.ts';
import { type Disclosure, opens } from '../commitment/commitment.ts';
import type { Credential } from '../credential/credential.ts';

export const PRIVATE_FORMAT = 'propguard-certificate-private';
export const PRIVATE_VERSION = 1;

/** What a certificate commits to and does not tell, with the salts. */
export type PrivatePart = {
  format: typeof PRIVATE_FORMAT;
  version: typeof PRIVATE_VERSION;
  certificateId: string;
  certificateHash: string;
  disclosures: Disclosure[];
};

const isDisclosure = (value: unknown): value is Disclosure =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'salt' in value &&
  typeof value.salt === 'string' &&
  'value' in value;

/** Null unless the file is a private part, byte for byte in canonical form. */
export const readPrivatePart = (file: Uint8Array): PrivatePart | null => {
  const value = readCanonical(file);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  if (value.format !== PRIVATE_FORMAT || value.version !== PRIVATE_VERSION) return null;
  const { certificateId, certificateHash, disclosures } = value;
  if (typeof certificateId !== 'string' || typeof certificateHash !== 'string') return null;
  if (!Array.isArray(disclosures) || !disclosures.every(isDisclosure)) return null;
  return { format: PRIVATE_FORMAT, version: PRIVATE_VERSION, certificateId, certificateHash, disclosures };
};

export type Opening = { name: string; isOpened: boolean };

/** Which of the hashes in the credential this private part opens; one that it does not name is not opened. */
export const openInputs = ({ disclosures }: PrivatePart, { credentialSubject }: Credential): Opening[] => {
  const { inputs } = credentialSubject;
  if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs)) return [];
  return Object.keys(inputs).map((name) => ({
    name,
    isOpened: disclosures.some((one) => one.name === name && opens(inputs, one)),
  }));
};
