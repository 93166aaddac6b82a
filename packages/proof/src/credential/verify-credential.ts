import { fromMultibase } from '../identity/multibase.ts';
import type { SignatureVerifier } from '../identity/signature-verifier.ts';
import type { Credential } from './credential.ts';
import { proofInput } from './proof-input.ts';

/** Whether the holder of the key signed exactly this document. Who that is, is a question of its own. */
export const hasValidSignature = async (
  credential: Credential,
  verify: SignatureVerifier,
): Promise<boolean> => {
  const { proof, ...document } = credential;
  const { proofValue, ...options } = proof;
  if (options.type !== 'DataIntegrityProof' || options.cryptosuite !== 'eddsa-jcs-2022') return false;
  if (options.proofPurpose !== 'assertionMethod') return false;
  if (JSON.stringify(options['@context']) !== JSON.stringify(document['@context'])) return false;
  const signature = fromMultibase(proofValue);
  return signature !== null && verify(signature, proofInput(document, options));
};
