import { hexToBytes } from '@noble/hashes/utils.js';
import { canonicalBytes } from '../canonical/canonical-json.ts';
import type { Checkpoint } from '../checkpoint/checkpoint.ts';
import { leafHash } from '../merkle/hashes.ts';
import { isIncluded } from '../merkle/verify-inclusion.ts';
import type { CertificateBundle } from './bundle.ts';

type Placed = Pick<CertificateBundle, 'credential'> & { log: Omit<CertificateBundle['log'], 'checkpoint'> };

/** Whether the credential stands in the log where it is said to, under a head whose signature was checked. */
export const isInLog = ({ credential, log }: Placed, checkpoint: Checkpoint | null): boolean => {
  if (checkpoint?.size !== log.size) return false;
  try {
    const path = log.path.map((hash) => hexToBytes(hash));
    const leaf = leafHash(canonicalBytes(credential));
    return isIncluded({ leaf, index: log.index, size: log.size, path, root: checkpoint.root });
  } catch {
    return false;
  }
};
