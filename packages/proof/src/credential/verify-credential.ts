import { ed25519 } from '@noble/curves/ed25519.js';
import { fromMultibase } from '../identity/multibase.ts';
import type { Credential } from './credential.ts';
import { proofInput } from './proof-input.ts';

const SIGNATURE_BYTES = 64;

/** Whether the holder of the key signed exactly this document. Who that is, is a question of its own. */
export const hasValidSignature = (credential: Credential, publicKey: Uint8Array): boolean => {
  const { proof, ...document } = credential;
  const { proofValue, ...options } = proof;
  if (options.type !== 'DataIntegrityProof' || options.cryptosuite !== 'eddsa-jcs-2022') return false;
  if (options.proofPurpose !== 'assertionMethod') return false;
  if (JSON.stringify(options['@context']) !== JSON.stringify(document['@context'])) return false;
  const signature = fromMultibase(proofValue);
  if (signature?.length !== SIGNATURE_BYTES) return false;
  // zip215: false is RFC 8032: a signature has one form only.
  return ed25519.verify(signature, proofInput(document, options), publicKey, { zip215: false });
};
