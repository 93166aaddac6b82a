import { openInputs, type PrivatePart, readPrivatePart } from '@propguard/proof/bundle/private-part';
import type { Credential } from '@propguard/proof/credential/credential';
import { credentialHash } from '@propguard/proof/credential/credential-hash';
import { type Check, checkThat, failed } from './check.ts';

/** Whether a private part is this certificate's, and opens every input that it commits to. */
export const checkInputs = (
  file: Uint8Array,
  credential: Credential,
): { checks: Check[]; part: PrivatePart | null } => {
  const part = readPrivatePart(file);
  if (!part)
    return { checks: [failed('private-part', 'The file isn’t a private part in canonical form.')], part };
  const openings = openInputs(part, credential);
  const closed = openings.filter(({ isOpened }) => !isOpened).map(({ name }) => name);
  return {
    part,
    checks: [
      checkThat(
        'private-part',
        part.certificateHash === credentialHash(credential),
        'The private part belongs to another certificate.',
      ),
      checkThat(
        'inputs',
        openings.length > 0 && closed.length === 0,
        closed.length > 0
          ? `These inputs are not the ones committed to: ${closed.join(', ')}.`
          : 'There are no inputs.',
      ),
    ],
  };
};
