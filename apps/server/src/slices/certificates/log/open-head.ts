import type { Checkpoint } from '@propguard/proof/checkpoint/checkpoint';
import { openCheckpoint } from '@propguard/proof/checkpoint/verify-checkpoint';
import { signatureVerifierOf } from '@propguard/proof/identity/signature-verifier';
import { publicKeyOfId } from '../keys/signer.ts';

/** The head of the log as a stored note gives it, if one of these keys signed it; null otherwise. */
export const openHead = async (note: string, keyIds: readonly string[]): Promise<Checkpoint | null> => {
  for (const publicKey of keyIds.map(publicKeyOfId)) {
    const verify = await signatureVerifierOf(publicKey);
    const head = await openCheckpoint(note, { publicKey, verify });
    if (head) return head;
  }
  return null;
};
