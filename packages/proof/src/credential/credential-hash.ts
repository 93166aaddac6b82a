import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalBytes } from '../canonical/canonical-json.ts';
import type { Credential } from './credential.ts';

/** The name of a certificate that nobody can give to another: '0x' and the SHA-256 of its canonical form. */
export const credentialHash = (credential: Credential): string =>
  `0x${bytesToHex(sha256(canonicalBytes(credential)))}`;
