import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, randomBytes } from '@noble/hashes/utils.js';
import { canonicalBytes, type Json } from '../canonical/canonical-json.ts';
import { isSameHash } from '../merkle/hashes.ts';

const SALT_BYTES = 32;

/** One input with its salt: the private half. Without the salt nobody can guess the input from its hash. */
export type Disclosure = { name: string; salt: string; value: Json };

const hashOf = ({ name, salt, value }: Disclosure): Uint8Array =>
  sha256(concatBytes(hexToBytes(salt), canonicalBytes([name, value])));

export const disclose = (
  name: string,
  value: Json,
  salt = bytesToHex(randomBytes(SALT_BYTES)),
): Disclosure => ({
  name,
  salt,
  value,
});

/** What is published: names and hashes. */
export const commitTo = (disclosures: readonly Disclosure[]): Record<string, string> =>
  Object.fromEntries(disclosures.map((one) => [one.name, bytesToHex(hashOf(one))]));

export const opens = (commitments: Readonly<Record<string, Json>>, disclosure: Disclosure): boolean => {
  const published = commitments[disclosure.name];
  try {
    return typeof published === 'string' && isSameHash(hexToBytes(published), hashOf(disclosure));
  } catch {
    return false;
  }
};
