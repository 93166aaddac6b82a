import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';
import { canonicalBytes } from '../canonical/canonical-json.ts';
import type { JsonObject } from './credential.ts';

/** What is signed (vc-di-eddsa, 3.3.4): the hash of the proof's options, then the hash of the document. */
export const proofInput = (document: JsonObject, options: JsonObject): Uint8Array =>
  concatBytes(sha256(canonicalBytes(options)), sha256(canonicalBytes(document)));
